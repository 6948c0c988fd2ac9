import {isExecutable, listKinds, type ReferenceLink} from 'graphql-api-model';
import type {PageContext} from '../pages/context';
import type {SectionOf} from '../pages/sections';

/** A state of the schema that has a reference. */
interface Version {
  readonly context: PageContext;
  /** Its day; missing for the latest one. */
  readonly version?: string | undefined;
}

/** What a page shows of other states of the schema. */
export interface PageVersions {
  readonly section: SectionOf<'versions'>;
  /** The page of the latest state, for one of an earlier state. */
  readonly canonical?: string;
}

/** The part of an address that a list or an entry goes on with on further pages. */
const FURTHER = /\/(?:members|used-by|list|since-[^/]+)(?:\/.*)?$|\/\d+$/;

/** The paths of the pages of entries and of most lists. */
function listPaths({
  entries,
  permalinks,
  model: {releases},
}: PageContext): ReadonlySet<string> {
  const {overview, listing, entry, executableDirective, changes} = permalinks;
  const hrefs = [
    overview,
    ...listKinds(entries).map(listing),
    ...entries.map(({kind, element}) => entry(kind, element.name)),
    ...entries
      .filter(({element}) => isExecutable(element))
      .map(({element}) => executableDirective(element.name)),
    ...(releases?.length ? [changes(1)] : []),
  ];
  return new Set(hrefs.map((href) => href.slice(overview.length)));
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
  const say = versions[0]!.context.say;
  const states = versions.map(({context, version: date}) => ({
    overview: context.permalinks.overview,
    label: context.label,
    name: date ?? say('versions.latest'),
    paths: listPaths(context),
  }));
  return (version, href) => {
    const own = states[version]!;
    const path = href.slice(own.overview.length).replace(FURTHER, '');
    // Of a page that is not listed, nobody knows in which states it is.
    const isMissing = (paths: ReadonlySet<string>): boolean =>
      own.paths.has(path) && !paths.has(path);
    const others = states
      .filter((state) => state !== own)
      .map(({overview, name, paths}) => ({
        text: name,
        href: overview + (paths.has(path) ? path : ''),
        ...(isMissing(paths) && {note: say('versions.missing')}),
      }));
    const [latest] = others;
    const section = {
      kind: 'versions',
      label: say('versions.label', {name: own.name}),
      versions: others,
    } as const;
    if (version === 0 || !latest) return {section};
    const text = say(
      latest.note === undefined ? 'versions.toLatest' : 'versions.toOverview',
    );
    const link: ReferenceLink = {text, href: latest.href};
    const notice = {text: say('versions.notice', {label: own.label}), link};
    return {section: {...section, notice}, canonical: toAddress(latest.href)};
  };
}
