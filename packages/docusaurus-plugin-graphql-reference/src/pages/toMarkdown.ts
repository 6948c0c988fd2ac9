import type {Deprecation} from 'graphql-api-model';
import type {Markdown} from './sections';

/** The Markdown of a text that may be missing. */
export function toMarkdown(text: string | null | undefined, place?: string): Markdown {
  return {markdown: text?.trim() ?? '', ...(place !== undefined && {place})};
}

/** Why an element is deprecated; undefined where it is not. */
export function toReason(deprecation: Deprecation | undefined): Markdown | undefined {
  return deprecation && toMarkdown(deprecation.reason);
}
