import {Feed as AtomFeed} from 'feed';
import type {Feed} from '../pages/changes/toFeeds';
import type {Rendered} from '../render/Rendered';

type Entry = Rendered<Feed>['entries'][number];

/** What XML 1.0 cannot contain, escaped or not. */
const INVALID = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** A text as HTML. */
function escape(text: string): string {
  return text
    .replace(INVALID, '\uFFFD')
    .replace(/[&<>"]/g, (letter) => ESCAPES[letter] ?? letter);
}

function printLink(html: string, href: string | undefined): string {
  return href === undefined ? html : `<a href="${escape(href)}">${html}</a>`;
}

function printChange({
  element,
  text,
  badges,
  note,
  before,
  after,
}: Entry['changes'][number]): string {
  const parts = [
    printLink(`<code>${escape(element.text)}</code>`, element.href),
    escape([text, ...badges.map((badge) => `(${badge.text})`)].join(' ')),
    ...before.map((value) => `<del><code>${escape(value)}</code></del>`),
    ...after.map((value) => `<ins><code>${escape(value)}</code></ins>`),
  ];
  return `<li>${parts.join(' ')}${note}</li>`;
}

/** Prints a feed as Atom (RFC 4287); `url` is the address of the site, to which those of pages are relative. */
export function printAtom(feed: Rendered<Feed>, url: string): string {
  const toAddress = (href: string): string => new URL(href, url).href;
  const self = toAddress(feed.href);
  const atom = new AtomFeed({
    id: self,
    title: feed.title.replace(INVALID, '\uFFFD'),
    author: {name: feed.author.replace(INVALID, '\uFFFD')},
    updated: new Date(feed.updated),
    link: toAddress(feed.page),
    feedLinks: {atom: self},
    copyright: '',
  });
  for (const {date, title, href, text, changes, more} of feed.entries) {
    const list = changes.map(printChange).join('');
    const rest = more === undefined ? '' : `<p>${printLink(escape(more), href)}</p>`;
    // A reader of feeds has no page that an address could be relative to.
    const content = `${text}<ul>${list}</ul>${rest}`.replaceAll(
      /(?<=<a [^>]*href=")\/[^"]*/g,
      toAddress,
    );
    atom.addItem({
      id: `${self}#${date}`,
      title: escape(title),
      link: toAddress(href),
      date: new Date(date),
      content,
    });
  }
  return atom.atom1();
}
