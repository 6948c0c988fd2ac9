import Joi from 'joi';
import type {OptionValidationContext} from '@docusaurus/types';
import type {Synonyms} from './synonyms';
import {DEFAULT_SYNONYMS} from './synonyms';

export interface SearchLink {
  readonly label: string;
  /** Site-absolute path, without the base URL. */
  readonly href: string;
}

/** What a site writes. */
export interface Options {
  /** The pages that list everything: shown without JavaScript and when search cannot be loaded. */
  readonly fallback?: SearchLink;
  /** Where a reader may start, shown while nothing is typed. */
  readonly startingPoints?: readonly SearchLink[];
  /** Words that stand for each other, in place of the built-in ones. */
  readonly synonyms?: Synonyms;
}

/** What a site writes, completed; `id` is Docusaurus' own. */
export type PluginOptions = Required<Options> & {readonly id: string};

export const DEFAULT_OPTIONS: Required<Options> = {
  fallback: {label: 'All pages', href: '/'},
  startingPoints: [],
  synonyms: DEFAULT_SYNONYMS,
};

const link = Joi.object({
  label: Joi.string().required(),
  href: Joi.string().pattern(/^\//u).required(),
});
const optionsSchema = Joi.object<PluginOptions>({
  fallback: link,
  startingPoints: Joi.array().items(link),
  synonyms: Joi.array().items(
    Joi.array().items(Joi.string().lowercase().strict()).min(2),
  ),
});

const KNOWN_OPTIONS = 'fallback, startingPoints and synonyms';
const LINK_FIX = `write {label: 'API reference', href: '/docs/graphql/'}`;

/** What to write instead, by the option's first name and the kind of Joi's error. */
function fixFor(path: string, type: string): string {
  if (type === 'object.unknown') return `remove it; the options are ${KNOWN_OPTIONS}`;
  if (type === 'string.pattern.base') return `begin it with "/"`;
  if (path.startsWith('synonyms')) {
    return `write lists of two or more lower-case words, such as [['image', 'picture']]`;
  }
  return path.endsWith('startingPoints')
    ? `write a list of links: [${LINK_FIX.slice(6)}]`
    : LINK_FIX;
}

/** Completes the options of a site; stops the build with the option, its value and a fix. */
export function validateOptions({
  options,
}: OptionValidationContext<Options | undefined, PluginOptions>): PluginOptions {
  const {id = 'default', ...written}: Options & {readonly id?: string} = options ?? {};
  const result = optionsSchema.validate(written, {convert: false});
  const problem = result.error?.details[0];
  if (problem) {
    const path = toPath(problem.path);
    throw new Error(
      `docusaurus-theme-instant-search: option "${path}" is ` +
        `${JSON.stringify(problem.context?.['value'])}, which is wrong: ` +
        `${fixFor(path, problem.type)}.`,
    );
  }
  return {id, ...DEFAULT_OPTIONS, ...written};
}

function toPath(path: readonly (string | number)[]): string {
  return path
    .map((part, index) =>
      typeof part === 'number' ? `[${part}]` : `${index ? '.' : ''}${part}`,
    )
    .join('');
}
