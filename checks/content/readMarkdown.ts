import type {Content, Part} from './Content';
import {joinStart} from './joinStart';
import {squash, toLine} from './words';

const FENCE = /^( *)(`{3,})([^\n`]*)\n(.*?)^ *\2$/gms;
/** Inline code. */
export const SPAN = /(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)/gs;
const ITEM = /^ *(?:[-*+]|\d+\.) (?:\[[ x]\] )?/gm;
const ADDRESS = /\]\([^)\s]*\)/g;

function readMarkdownPart(markdown: string): Part {
  const [heading = '', text = ''] = markdown.startsWith('#')
    ? markdown.split(/\n(.*)/s)
    : ['', markdown];
  return {
    heading: squash(heading),
    spans: [...markdown.matchAll(SPAN)].map(([, , code = '']) => toLine(code)),
    text: text.replaceAll(ADDRESS, ']').replaceAll(ITEM, ''),
    items: text.match(ITEM)?.length ?? 0,
  };
}

/** Markdown without front matter, signs of quotations, and code blocks, which are apart. */
export function readMarkdown(
  markdown: string,
  tabs: string,
): Content & {readonly prose: string; readonly hasTabs: boolean} {
  const codes: string[] = [];
  const diagrams: string[] = [];
  const withoutCode = (text: string): string =>
    text.replaceAll(FENCE, (_, _indent, _fence, language: string, code: string) => {
      if (language === 'mermaid') diagrams.push(code);
      else codes.push(toLine(code));
      return '';
    });
  const body = withoutCode(markdown.replace(/^---\n.*?\n---\n/s, ''));
  const whole = withoutCode(body.replaceAll(/^(?:> ?)+/gm, ''));
  const lines = whole.split('\n');
  const prose = lines.filter((line) => tabs === '' || !line.endsWith(`: ${tabs}.`));
  return {
    codes,
    prose: prose.join('\n'),
    hasTabs: tabs === '' || prose.length < lines.length,
    parts: joinStart(
      prose
        .join('\n')
        .split(/^(?=#{1,6} )/m)
        .map(readMarkdownPart),
    ),
    drawings: diagrams.map((code) =>
      squash([...code.matchAll(/^ *acc\w+: (.*)$/gm)].map(([, text]) => text).join(' ')),
    ),
    drawn: diagrams.join('\n'),
  };
}
