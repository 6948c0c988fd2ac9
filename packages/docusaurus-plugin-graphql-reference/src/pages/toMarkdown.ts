import type {Markdown} from './sections';

/** The Markdown of a text that may be missing, or have nothing that a reader sees. */
export function toMarkdown(text: string | null | undefined, place?: string): Markdown {
  const isVisible = /[^\s\p{Cf}]/u.test(text ?? '');
  const markdown = isVisible ? text!.trim().replaceAll(/\r\n?/g, '\n') : '';
  return {markdown, ...(place !== undefined && {place})};
}
