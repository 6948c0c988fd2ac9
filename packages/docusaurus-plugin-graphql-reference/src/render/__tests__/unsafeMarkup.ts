import {load} from 'cheerio';

/** All that a description or a heading in the contents may become, with the attributes that each element may have. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'rel', 'title'],
  blockquote: [],
  br: [],
  button: ['type', 'class', 'data-copy'],
  code: [],
  del: [],
  div: [],
  em: [],
  figcaption: ['class'],
  figure: ['class'],
  hr: [],
  input: ['type', 'checked', 'disabled', 'aria-label'],
  li: ['class'],
  ol: ['start', 'class'],
  p: ['id'],
  pre: ['class', 'tabindex', 'role', 'aria-label'],
  span: ['class'],
  strong: [],
  table: ['tabindex'],
  tbody: [],
  time: [],
  td: ['align'],
  th: ['align'],
  thead: [],
  tr: [],
  ul: ['class'],
  wbr: [],
};

/** What of this HTML no description may become. */
export function findUnsafeMarkup(html: string): readonly string[] {
  const problems: string[] = [];
  const $ = load(html, null, false);
  const nodes = $.root().find('*').contents().add($.root().contents()).toArray();
  for (const node of nodes) {
    if ('attribs' in node) problems.push(...problemsOfElement(node));
    else if (!('data' in node) || 'name' in node || $(node).text() === '') {
      problems.push(`a node of type ${node.type}`);
    }
  }
  return problems;
}

function problemsOfElement({
  name,
  attribs,
}: {
  readonly name: string;
  readonly attribs: Readonly<Record<string, string>>;
}): readonly string[] {
  const allowed = ALLOWED[name];
  if (!allowed) return [`<${name}>`];
  return Object.entries(attribs).flatMap(([attribute, value]) => [
    ...(allowed.includes(attribute) ? [] : [`<${name} ${attribute}>`]),
    ...(attribute === 'href' && !isSafe(value) ? [`href="${value}"`] : []),
  ]);
}

function isSafe(href: string): boolean {
  if (!URL.canParse(href, 'https://site.invalid/docs/')) return true;
  const {protocol, host} = new URL(href, 'https://site.invalid/docs/');
  // A path that begins with two slashes is an address of another host.
  if (
    !/^[a-z]+:/i.test(href) &&
    new URL(href, 'https://site.invalid').pathname.startsWith('//')
  )
    return false;
  return (
    ['http:', 'https:', 'mailto:'].includes(protocol) &&
    (host !== 'site.invalid' ? /^(?:https?:\/\/|mailto:)/i.test(href) : true)
  );
}
