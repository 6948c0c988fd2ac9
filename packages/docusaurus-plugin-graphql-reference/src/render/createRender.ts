import type {CodeBlock, FoldedMarkdown, Markdown} from '../parts/types';
import type {DescriptionCode} from '../samples/createDescriptionCode';
import {createDescriptionRenderer} from './renderDescription';
import type {ResolveLink} from '../links/createLinkResolver';
import type {FoldedHtml, HtmlCodeBlock, Rendered} from './Rendered';
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

/** What becomes HTML; anything else with these names has an object or another text as `type`. */
type Source = Markdown | FoldedMarkdown | CodeBlock;

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
  const renderCode = ({code, language, ...block}: CodeBlock): HtmlCodeBlock => {
    const count = code.trimEnd().split('\n').length;
    return {
      ...block,
      html: descriptionCode.highlight(code, language),
      ...(count > MOST_LINES && {fold: t('code.all', {count})}),
    };
  };
  const render = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(render);
    const source = value as Source;
    switch (source.type) {
      case 'markdown':
        return toHtml(source.source, source.place);
      case 'folded markdown':
        return fold(toHtml(source.source));
      case 'code':
        return renderCode(source);
      default:
    }
    const rendered: Record<string, unknown> = {};
    for (const [key, inner] of Object.entries(value)) rendered[key] = render(inner);
    return rendered;
  };
  // Recursion over plain JSON: the type `Rendered` describes what it does.
  return render as Render;
}
