import {load} from 'cheerio/slim';
import {toTwin} from 'graphql-api-model';
import type {Build} from '../build';
import type {Check, Finding} from '../runChecks';

/** What readers of a page see in its content. */
const CONTENT =
  'main .theme-doc-markdown, main #__blog-post-container, .mdx-page main article';

/** What the Markdown of a page does not have: other sizes and tabs of a request, and what is a picture or a control. */
const LEFT_OUT = [
  '.gql-size ~ .gql-size',
  '.gql-request [role=tabpanel] ~ [role=tabpanel]',
  '.gql-contents',
  '.gql-anchor',
  '.hash-link',
  '.code-frame__caption',
  '.gql-fold > summary',
  // Text about the fields of a returned type, which its own Markdown has.
  'section:has(> #returns) .gql-unfolded :is(details, .gql-access, .gql-elsewhere)',
  'section:has(> #returns) .gql-text:not(.gql-warning .gql-text)',
  '.code-frame__mark, .code-frame__refusal',
  '.gql-label',
  'button, label',
  'svg',
].join(', ');

const FIX =
  'The Markdown is printed in markdown/ of docusaurus-plugin-graphql-reference: print what it lacks, or leave it out of the page.';

/** What a page and its Markdown have in common. */
interface Content {
  readonly headings: readonly string[];
  readonly codes: readonly string[];
  /** Letters and digits, which no notation changes. */
  readonly words: readonly string[];
}

function toLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

function toWords(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function squash(text: string): string {
  return toWords(text).join('');
}

const FENCE = /^( *)(`{3,})([^\n`]*)\n(.*?)^ *\2$/gms;

/** Markdown without front matter, signs of quotations, and code blocks, which are apart. */
function readMarkdown(markdown: string): Content & {readonly prose: string} {
  const codes: string[] = [];
  const withoutCode = (text: string): string =>
    text.replaceAll(FENCE, (_, _indent, _fence, language: string, code: string) => {
      // A page has the drawing.
      if (language !== 'mermaid') codes.push(toLine(code));
      return '';
    });
  const body = withoutCode(markdown.replace(/^---\n.*?\n---\n/s, ''));
  const prose = withoutCode(body.replaceAll(/^(?:> ?)+/gm, ''));
  return {
    codes,
    prose,
    headings: [...prose.matchAll(/^#{1,6} (.*)$/gm)].map(([, text = '']) => squash(text)),
    words: toWords(prose.replaceAll(/\]\([^)\s]*\)/g, ']')),
  };
}

interface PageContent extends Content {
  /** Inline code. */
  readonly spans: readonly string[];
  readonly text: string;
}

/** The content of a page, if it has any that is made from Markdown or sections. */
function readPage(html: string): PageContent | undefined {
  const $ = load(html);
  const content = $(CONTENT).first();
  if (content.length === 0) return undefined;
  content.find(LEFT_OUT).remove();
  const textsOf = (selector: string): readonly string[] =>
    content
      .find(selector)
      .toArray()
      .map((element) => $(element).text());
  // That of a post is above its text.
  const title = $('main h1').text();
  const headings = [title, ...textsOf('h1, h2, h3, h4, h5, h6')].map(squash);
  const spans = textsOf('code:not(pre code, figure code)').map(toLine);
  const codes = textsOf('pre').map(toLine);
  content.find('pre').remove();
  const spaced = (content.html() ?? '')
    .replaceAll(/<wbr>/g, '')
    .replaceAll(/<[^>]*>/g, ' ');
  const text = load(spaced).root().text();
  return {headings, codes, spans, text, words: toWords(text)};
}

/** What of one list the other one lacks. */
function findMissing(
  list: readonly string[],
  other: readonly string[],
): readonly string[] {
  const known = new Set(other);
  return [...new Set(list)].filter((one) => one !== '' && !known.has(one));
}

function comparePage(page: string, html: string, markdown: string): Finding[] {
  const shown = readPage(html);
  if (!shown) return [];
  const {prose, ...printed} = readMarkdown(markdown);
  const line = toLine(prose);
  const plain = prose.replaceAll(/(`+)(?!`).*?[^`]\1(?!`)/gs, '');
  const faults: Readonly<Record<string, readonly string[]>> = {
    'lacks the heading': findMissing(shown.headings, printed.headings),
    'has the heading': findMissing(printed.headings, shown.headings),
    'lacks the code block': findMissing(shown.codes, printed.codes),
    'has the code block': findMissing(printed.codes, shown.codes),
    'lacks the code': shown.spans.filter((span) => !line.includes(span)),
    'lacks the word': findMissing(shown.words, printed.words),
    // A page may show the letters of an escape.
    'is not plain Markdown:': (
      /<[a-z!/][^>]*>|&#?\w+;|^import .* from |\{#|^:::/im.exec(plain) ?? []
    ).filter((one) => !shown.text.includes(one)),
  };
  return Object.entries(faults).flatMap(([what, list]) =>
    list.map((one) => ({page, message: `Its Markdown ${what} "${one}".`, fix: FIX})),
  );
}

/** Pages that name their Markdown have it, and it has what they show and nothing else. */
export const markdownMatchesPages: Check = ({pages, assets}: Build) =>
  [...pages.values()].flatMap(({path, alternates, html}) =>
    alternates.flatMap((href) => {
      const markdown = assets.get(href)?.read();
      return markdown === undefined || href !== toTwin(path, '/')
        ? [{page: path, message: `Its Markdown ${href} is missing.`, fix: FIX}]
        : comparePage(path, html(), markdown);
    }),
  );
