import Joi from 'joi';
import type {ComponentForm} from '../markdown/guides/componentForms';

/** What of the site is there as Markdown, too. */
export interface MarkdownOption {
  /** Whether guides, posts and pages of Markdown are. */
  readonly guides: boolean;
  /** Whether `llms.txt` leads to lists of all pages, and each operation has its SDL in a file. */
  readonly index: boolean;
  /** Whether a link beside the title copies the Markdown of the page. */
  readonly copy: boolean;
  /** The Markdown for components in guides, by their names. */
  readonly components: Readonly<Record<string, ComponentForm>>;
}

const complete = Joi.object<MarkdownOption>({
  guides: Joi.boolean().default(true),
  index: Joi.boolean().default(true),
  copy: Joi.boolean().default(true),
  components: Joi.object().pattern(Joi.string(), Joi.function()).default({}),
});

/** `false`, or an object with every part. */
export const markdownSchema = Joi.alternatives(Joi.valid(false), complete).default(
  complete.validate({}).value as MarkdownOption,
);

export const EXPECTED_MARKDOWN =
  'false or an object, such as {guides: false, components: {Card: ({attributes, children}) => children}}';
