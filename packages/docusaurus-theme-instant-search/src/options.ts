import Joi from 'joi';
import type {OptionValidationContext} from '@docusaurus/types';
import {DEFAULT_SYNONYMS} from './defaultSynonyms';
import type {Synonyms} from './synonyms';

export interface SearchLink {
  readonly label: string;
  /** Site-absolute path, without the base URL. */
  readonly href: string;
}

/** The options of a site's configuration. */
export interface Options {
  /** The page that lists everything: linked without JavaScript and when search fails to load. */
  readonly fallback?: SearchLink;
  /** Links that are listed while the query is empty. */
  readonly startingPoints?: readonly SearchLink[];
  /** Lists of synonymous words, in place of the built-in ones. */
  readonly synonyms?: Synonyms;
  /** Beginnings of paths whose pages come after others that answer as well, such as those of a team. */
  readonly secondary?: readonly string[];
}

/** The options after defaults; `id` is Docusaurus' own. */
export type PluginOptions = Required<Options> & {readonly id: string};

export const DEFAULT_OPTIONS: Required<Options> = {
  fallback: {label: 'All pages', href: '/'},
  startingPoints: [],
  synonyms: DEFAULT_SYNONYMS,
  secondary: [],
};

const path = Joi.string().pattern(/^\//u).message('{#label} must begin with "/"');
const link = Joi.object({label: Joi.string().required(), href: path.required()});
const optionsSchema = Joi.object<PluginOptions>({
  fallback: link,
  startingPoints: Joi.array().items(link),
  synonyms: Joi.array().items(
    Joi.array().items(Joi.string().lowercase().strict()).min(2),
  ),
  secondary: Joi.array().items(path),
});

const EXPECTED =
  "Expected {fallback: {label: 'All pages', href: '/'}, startingPoints: [{label, href}], " +
  "synonyms: [['image', 'picture']], secondary: ['/docs/team/']}, each optional.";

/** Completes the options; throws an error with the wrong option and the expected ones. */
export function validateOptions({
  options,
}: OptionValidationContext<Options | undefined, PluginOptions>): PluginOptions {
  const {id = 'default', ...written}: Options & {readonly id?: string} = options ?? {};
  const {error} = optionsSchema.validate(written, {convert: false});
  if (error) {
    throw new Error(`docusaurus-theme-instant-search: ${error.message}. ${EXPECTED}`);
  }
  return {id, ...DEFAULT_OPTIONS, ...written};
}
