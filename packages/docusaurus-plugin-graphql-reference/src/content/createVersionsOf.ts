import {listKinds, type ListKind, type ReferenceLink} from 'graphql-api-model';
import {getEntryHref, listEntriesOf} from '../outline/lists';
import {
  listCatalogues,
  summarizeChanges,
  summarizeDeprecations,
} from '../outline/summaries';
import type {PageContext} from '../pages/context';
import type {Section} from '../pages/sections';
import {toMarkdown} from '../pages/toMarkdown';

/** A state of the schema that has a reference. */
interface Version {
  readonly context: PageContext;
  /** Its day; missing for the latest one. */
  readonly version?: string | undefined;
}

/** What a page shows of other states of the schema. */
export interface PageVersions {
  readonly sections: readonly Section[];
  /** The page of the latest state, for one of an earlier state. */
  readonly canonical?: string;
}

/** The addresses of entries and lists by their paths below the overview, without a slash at the end. */
type Pages = ReadonlyMap<string, string>;

function listPages(context: PageContext): Pages {
  const {entries, permalinks} = context;
  const {overview, listing} = permalinks;
  const lists: readonly ListKind[] = [...listKinds(entries), 'executable'];
  const further = [
    ...listCatalogues(context),
    ...summarizeChanges(context),
    ...summarizeDeprecations(context),
  ];
  const hrefs = [
    overview,
    ...lists.flatMap((list) => [
      listing(list),
      ...listEntriesOf(list, entries).map((one) => getEntryHref(one, list, permalinks)),
    ]),
    ...further.map(({href}) => href),
  ];
  return new Map(hrefs.map((href) => [toPath(href, overview), href]));
}

function toPath(href: string, overview: string): string {
  return href.slice(overview.length).replace(/\/$/, '');
}

/** The path of a page, or of the nearest one above it: what a further page continues, or the list of what is missing. */
function findNearest(path: string, pages: Pages): string {
  return pages.has(path) ? path : findNearest(path.replace(/\/?[^/]*$/, ''), pages);
}

/**
 * Creates the function that finds a page in other states of the schema.
 *
 * @param versions - All states, the latest one first.
 * @param toAddress - Puts the origin of the site before an address.
 */
export function createVersionsOf(
  versions: readonly Version[],
  toAddress: (href: string) => string,
): (version: number, href: string) => PageVersions {
  const t = versions[0]!.context.t;
  const states = versions.map(({context, version: date}) => ({
    overview: context.permalinks.overview,
    label: context.label,
    name: date ?? t('versions.latest'),
    pages: listPages(context),
  }));
  return (version, href) => {
    const own = states[version]!;
    const path = findNearest(toPath(href, own.overview), own.pages);
    const others = states
      .filter((state) => state !== own)
      .map(({name, pages}) => ({
        text: name,
        href: pages.get(findNearest(path, pages))!,
        ...(!pages.has(path) && {note: t('versions.missing')}),
      }));
    const [latest] = others;
    const list: Section = {
      kind: 'list',
      look: 'links',
      fold: t('versions.label', {name: own.name}),
      items: others,
    };
    if (version === 0 || !latest) return {sections: [list]};
    const isGone = latest.note !== undefined;
    const link: ReferenceLink = {
      text: t(isGone ? 'versions.toList' : 'versions.toLatest'),
      href: latest.href,
    };
    const notice: Section = {
      kind: 'notice',
      text: toMarkdown(''),
      sentence: t('versions.notice', {label: own.label}),
      link,
      searchBase: own.overview,
    };
    return {
      sections: [notice, list],
      ...(!isGone && {canonical: toAddress(latest.href)}),
    };
  };
}
