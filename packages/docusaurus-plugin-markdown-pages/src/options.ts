import type {ReportingSeverity} from '@docusaurus/types';
import Joi from 'joi';
import type {ComponentForm} from './componentForms';

export interface PluginOptions {
  /** The Markdown for components in guides, posts and pages, by their names. */
  readonly components: Readonly<Record<string, ComponentForm>>;
  /** What components and values of which no Markdown is known do. */
  readonly onUnknownComponents: ReportingSeverity;
  /** Whether the address of a page in its Markdown is the whole one, with the `url` of the site. */
  readonly origin: boolean;
}

/** What a site writes. */
export type Options = Partial<PluginOptions>;

export const optionsSchema = Joi.object<PluginOptions>({
  components: Joi.object().pattern(Joi.string(), Joi.function()).default({}),
  onUnknownComponents: Joi.valid('ignore', 'log', 'warn', 'throw').default('warn'),
  origin: Joi.boolean().default(true),
});
