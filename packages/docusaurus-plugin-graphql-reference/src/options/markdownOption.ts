import Joi from 'joi';
import type {ComponentForm} from '../markdown/guides/componentForms';

/** What of the site is there as Markdown, too. */
export interface MarkdownOption {
  /** Whether guides, posts and pages of Markdown are. */
  readonly guides: boolean;
  /** Whether `llms.txt` leads to lists of all pages, and each operation has its SDL in a file. */
  readonly index: boolean;
  /** Which pages have a link that copies their Markdown: those of the reference, all, or none. */
  readonly copy: 'reference' | boolean;
  /** The Markdown for components in guides, by their names. */
  readonly components: Readonly<Record<string, ComponentForm>>;
  /** What components and values in guides do of which no Markdown is known. */
  readonly unknownComponents: 'throw' | 'warn' | 'ignore';
}

const complete = Joi.object<MarkdownOption>({
  guides: Joi.boolean().default(true),
  index: Joi.boolean().default(true),
  copy: Joi.alternatives(Joi.valid('reference'), Joi.boolean()).default('reference'),
  components: Joi.object().pattern(Joi.string(), Joi.function()).default({}),
  unknownComponents: Joi.valid('throw', 'warn', 'ignore').default('warn'),
});

/** `false`, or an object with every part. */
export const markdownSchema = Joi.alternatives(Joi.valid(false), complete).default(
  complete.validate({}).value as MarkdownOption,
);

export const EXPECTED_MARKDOWN =
  'false or an object, such as {guides: true, index: true, copy: "reference", components: {Card: ({attributes, children}) => children}, unknownComponents: "warn"}, each of them optional';
