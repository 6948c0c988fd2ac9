import type {Part} from './Content';

/** What precedes the first heading is about the page, too: in the Markdown it may follow the title. */
export function joinStart(parts: readonly Part[]): readonly Part[] {
  const [start, first, ...rest] = parts;
  if (!start || !first || start.heading !== '') return parts;
  const {heading, spans, text, items} = first;
  const joined = {
    heading,
    spans: [...start.spans, ...spans],
    text: `${start.text} ${text}`,
    items: start.items + items,
  };
  return [joined, ...rest];
}
