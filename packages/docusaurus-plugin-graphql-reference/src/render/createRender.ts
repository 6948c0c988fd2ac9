import type {CodeBlock, FoldedMarkdown, Markdown} from '../pages/sections';
import {createDescriptionRenderer, type DescriptionCode} from './renderDescription';
import type {ResolveLink} from './createLinkResolver';
import type {FoldedHtml, Rendered} from './Rendered';
import type {Translate} from '../words/createTranslate';

/** Makes the props of components of sections: the same values, with HTML for Markdown and code. */
export type Render = <Source>(source: Source) => Rendered<Source>;

/** The number of lines up to which code shows whole. */
const MOST_LINES = 24;
/** The length of HTML up to which a description among others shows whole. */
const MOST_SHOWN = 500;
const END = '</p>';

/** Divides a long description after its first paragraph. */
function fold(html: string): FoldedHtml {
  if (html.length <= MOST_SHOWN) return {shown: html, rest: ''};
  const end = html.startsWith('<p>') ? html.indexOf(END) + END.length : html.length;
  return {shown: html.slice(0, end), rest: html.slice(end).trim()};
}

type Node = Partial<Markdown & FoldedMarkdown & CodeBlock>;

/** The one place where the Markdown and the code of sections become HTML. */
export function createRender({
  code: descriptionCode,
  t,
  resolve,
}: {
  readonly code: DescriptionCode;
  readonly t: Translate;
  readonly resolve?: ResolveLink;
}): Render {
  const toHtml = createDescriptionRenderer(descriptionCode, t, resolve);
  const render = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(render);
    const {markdown, place, folded, code, language, caption, link} = value as Node;
    if (markdown !== undefined) return toHtml(markdown, place);
    if (folded !== undefined) return fold(toHtml(folded));
    if (code !== undefined && language !== undefined) {
      const html = descriptionCode.highlight(code, language);
      const count = code.trimEnd().split('\n').length;
      return {
        ...{caption, html, ...(link && {link})},
        ...(count > MOST_LINES && {fold: t('code.all', {count})}),
      };
    }
    const rendered: Record<string, unknown> = {};
    for (const [key, inner] of Object.entries(value)) rendered[key] = render(inner);
    return rendered;
  };
  // Recursion over plain JSON: the type `Rendered` describes what it does.
  return render as Render;
}
