import {load} from 'cheerio/slim';
import type {PageContent, Part} from './Content';
import {joinStart} from './joinStart';
import {squash, toLine} from './words';

/** What readers of a page see in its content. */
const CONTENT =
  'main .theme-doc-markdown, main #__blog-post-container, .mdx-page main article';

/** What the Markdown of a page does not have: other sizes and tabs of a request, and what is a picture or a control. */
const LEFT_OUT = [
  '.gql-size ~ .gql-size',
  '.gql-request [role=tabpanel] ~ [role=tabpanel]',
  '.gql-contents, .gql-on-page',
  '.gql-anchor',
  '.hash-link',
  '.code-frame__caption',
  '.gql-fold > summary',
  // Text about the fields of a returned type, which its own Markdown has.
  'section:has(> #returns) .gql-unfolded :is(details, .gql-access, .gql-elsewhere)',
  // The Markdown has an exclamation mark.
  'section:has(> #returns) .gql-signature .gql-badge',
  'section:has(> #returns) .gql-text:not(.gql-warning .gql-text)',
  '.code-frame__mark, .code-frame__refusal',
  '.gql-label',
  'button, label',
  'svg',
].join(', ');

const DRAWING = 'svg[role=img]:has(> title)';

/** The text of HTML, with a space for a tag that is not a place where a word may break. */
function toText(html: string): string {
  const spaced = html.replaceAll(/<wbr>/g, '').replaceAll(/<[^>]*>/g, ' ');
  return load(spaced).root().text();
}

function readHtmlPart(html: string): Part {
  const $ = load(html);
  const heading = $('h1, h2, h3, h4, h5, h6').first();
  const codes = $('code').toArray();
  const spans = codes.map((code) => toLine($(code).text()));
  const title = squash(heading.text());
  heading.remove();
  const text = toText($.html());
  return {heading: title, spans, text, items: $('li:not([role=tab])').length};
}

/** The content of a page, if it has any that is made from Markdown or sections. */
export function readPage(html: string): PageContent | undefined {
  const $ = load(html);
  const content = $(CONTENT).first();
  if (content.length === 0) return undefined;
  const textsOf = (selector: string): readonly string[] =>
    content
      .find(selector)
      .toArray()
      .map((element) => $(element).text());
  const drawings = content.find(DRAWING).toArray();
  const named = content.find('[aria-label]').toArray();
  const shown = {
    all: [
      toText(content.html() ?? ''),
      ...named.map((element) => $(element).attr('aria-label')),
    ].join(' '),
    tabs: [
      ...textsOf('.gql-sizes label:not(:first-child)'),
      ...textsOf('.gql-size:not(.gql-size ~ .gql-size) [role=tab] ~ [role=tab]'),
    ].join(', '),
    hasSameLists: content.find('[class^="gql-"]').length === 0,
    drawings: drawings.map((one) => squash($(one).find('title, desc').text())),
    drawn: textsOf(`${DRAWING} text`).join(' '),
  };
  content.find(LEFT_OUT).remove();
  const codes = textsOf('pre').map(toLine);
  content.find('pre').remove();
  // That of a post is above its text.
  const title = content.find('h1').length > 0 ? '' : `<h1>${$('main h1').text()}</h1>`;
  const parts = `${title}${content.html() ?? ''}`.split(/(?=<h[1-6][ >])/);
  return {...shown, codes, parts: joinStart(parts.map(readHtmlPart))};
}
