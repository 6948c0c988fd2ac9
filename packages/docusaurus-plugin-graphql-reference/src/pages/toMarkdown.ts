import type {Deprecation} from 'graphql-api-model';
import type {Markdown} from './sections';

/** The Markdown of a text that may be missing, or have nothing that a reader sees. */
export function toMarkdown(text: string | null | undefined, place?: string): Markdown {
  const isVisible = /[^\s\p{Cf}]/u.test(text ?? '');
  const markdown = isVisible ? text!.trim().replaceAll(/\r\n?/g, '\n') : '';
  return {markdown, ...(place !== undefined && {place})};
}

/** Why an element is deprecated; undefined where it is not. */
export function toReason(deprecation: Deprecation | undefined): Markdown | undefined {
  return deprecation && toMarkdown(deprecation.reason);
}
