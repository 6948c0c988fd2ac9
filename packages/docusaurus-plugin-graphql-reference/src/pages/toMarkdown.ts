import type {Markdown} from '../parts/types';

/** The Markdown of a text that may be missing, or have nothing that a reader sees. */
export function toMarkdown(text: string | null | undefined, place?: string): Markdown {
  const isVisible = /[^\s\p{Cf}]/u.test(text ?? '');
  const source = isVisible ? text!.trim().replaceAll(/\r\n?/g, '\n') : '';
  return {type: 'markdown', source, ...(place !== undefined && {place})};
}
