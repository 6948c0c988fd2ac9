import type {Feed} from '../pages/changes/toFeeds';
import type {Rendered} from '../render/Rendered';

type Entry = Rendered<Feed>['entries'][number];

/** The site of a feed. */
interface AtomSite {
  /** The address of the site, to which those of pages are relative. */
  readonly url: string;
  readonly language: string;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
/** What XML 1.0 cannot contain, escaped or not. */
const INVALID = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** A text for XML and for HTML. */
function escape(text: string): string {
  return text
    .replace(INVALID, '\uFFFD')
    .replace(/[&<>"]/g, (letter) => ESCAPES[letter] ?? letter);
}

/** The whole address of a page, escaped. */
function toAddress(href: string, url: string): string {
  return escape(new URL(href, url).href);
}

function printLink(text: string, href: string | undefined, url: string): string {
  if (href === undefined) return text;
  return `<a href="${toAddress(href, url)}">${text}</a>`;
}

function printChange(
  {element, text, isBreaking, note, before, after}: Entry['changes'][number],
  {breaking}: Rendered<Feed>,
  url: string,
): string {
  const name = `<code>${escape(element.text)}</code>`;
  const parts = [
    printLink(name, element.href, url),
    escape(isBreaking ? `${text} (${breaking})` : text),
    ...before.map((value) => `<del><code>${escape(value)}</code></del>`),
    ...after.map((value) => `<ins><code>${escape(value)}</code></ins>`),
  ];
  return `<li>${parts.join(' ')}${note}</li>`;
}

function printEntry(
  {date, title, href, text, changes, more}: Entry,
  feed: Rendered<Feed>,
  url: string,
): string {
  const rest = more === undefined ? '' : `<p>${printLink(escape(more), href, url)}</p>`;
  const list = changes.map((change) => printChange(change, feed, url)).join('');
  return `  <entry>
    <id>${toAddress(feed.href, url)}#${date}</id>
    <title>${escape(title)}</title>
    <updated>${date}T00:00:00Z</updated>
    <link rel="alternate" type="text/html" href="${toAddress(href, url)}"/>
    <content type="html">${escape(`${text}<ul>${list}</ul>${rest}`)}</content>
  </entry>
`;
}

/** Prints a feed as Atom (RFC 4287). */
export function printAtom(feed: Rendered<Feed>, {url, language}: AtomSite): string {
  const {title, author, href, page, updated, entries} = feed;
  const self = toAddress(href, url);
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escape(language)}" xml:base="${toAddress(page, url)}">
  <id>${self}</id>
  <title>${escape(title)}</title>
  <updated>${updated}T00:00:00Z</updated>
  <author><name>${escape(author)}</name></author>
  <link rel="self" type="application/atom+xml" href="${self}"/>
  <link rel="alternate" type="text/html" href="${toAddress(page, url)}"/>
${entries.map((entry) => printEntry(entry, feed, url)).join('')}</feed>
`;
}
