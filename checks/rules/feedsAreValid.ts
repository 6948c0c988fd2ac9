import {XMLParser, XMLValidator} from 'fast-xml-parser';
import type {Build} from '../build';
import type {Check, Finding} from '../check';

const FIX = 'Compare blog.feedOptions in site/docusaurus.config.ts with the feed format.';

/** Elements that RSS 2.0 and Atom (RFC 4287) ask of a feed and of each of its entries. */
const XML_FEEDS = {
  '/blog/rss.xml': {
    feed: ['rss', 'channel'],
    required: ['title', 'link', 'description'],
    entry: 'item',
    entryRequired: ['title', 'link', 'guid', 'pubDate'],
  },
  '/blog/atom.xml': {
    feed: ['feed'],
    required: ['id', 'title', 'updated'],
    entry: 'entry',
    entryRequired: ['id', 'title', 'updated', 'link'],
  },
} as const;

const JSON_FEED = '/blog/feed.json';

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

function findMissing(fields: unknown, required: readonly string[]): readonly string[] {
  return required.filter((name) => !isFields(fields) || !(name in fields));
}

/** What is wrong with the fields of a feed and its entries. */
function describeMissing(
  feed: unknown,
  required: readonly string[],
  entries: unknown,
  entryRequired: readonly string[],
): readonly string[] {
  const list = Array.isArray(entries) ? (entries as readonly unknown[]) : [entries];
  if (entries === undefined || list.length === 0) return ['The feed has no entry.'];
  const ofFeed = findMissing(feed, required).map((name) => `The feed has no "${name}".`);
  const ofEntries = list.flatMap((entry, index) =>
    findMissing(entry, entryRequired).map(
      (name) => `Entry ${index + 1} of the feed has no "${name}".`,
    ),
  );
  return [...ofFeed, ...ofEntries];
}

function checkXmlFeed(
  xml: string,
  {feed, required, entry, entryRequired}: (typeof XML_FEEDS)[keyof typeof XML_FEEDS],
): readonly string[] {
  const validity = XMLValidator.validate(xml);
  if (validity !== true) {
    const {msg, line, col} = validity.err;
    return [`The feed is not well-formed XML, line ${line}, column ${col}: ${msg}`];
  }
  const root: unknown = new XMLParser().parse(xml);
  const content = feed.reduce(
    (parent, name) => (isFields(parent) ? parent[name] : undefined),
    root,
  );
  const entries = isFields(content) ? content[entry] : undefined;
  return describeMissing(content, required, entries, entryRequired);
}

function checkJsonFeed(json: string): readonly string[] {
  const feed = JSON.parse(json) as Fields;
  return describeMissing(feed, ['version', 'title'], feed['items'], ['id', 'url']);
}

function read(build: Build, path: string): string | undefined {
  return build.assets.get(path)?.read();
}

/** A site without a blog has no feeds; a blog's first page or one of its feeds says there is one. */
function hasBlog({pages, assets}: Build): boolean {
  const feeds = [...Object.keys(XML_FEEDS), JSON_FEED];
  return pages.has('/blog') || feeds.some((path) => assets.has(path));
}

/** The blog's RSS, Atom and JSON feeds exist and hold what their formats ask for. */
export const feedsAreValid: Check = (build) => {
  if (!hasBlog(build)) return [];
  const check = (
    path: string,
    describe: (text: string) => readonly string[],
  ): readonly Finding[] => {
    const text = read(build, path);
    const messages = text === undefined ? ['The feed is missing.'] : describe(text);
    return messages.map((message) => ({page: path, message, fix: FIX}));
  };
  return [
    ...Object.entries(XML_FEEDS).flatMap(([path, format]) =>
      check(path, (xml) => checkXmlFeed(xml, format)),
    ),
    ...check(JSON_FEED, checkJsonFeed),
  ];
};
