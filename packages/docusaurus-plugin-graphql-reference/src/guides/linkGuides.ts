import {
  type Entry,
  groupBy,
  isOperationKind,
  type ReferenceLink,
} from 'graphql-api-model';
import type {Guides} from './Guides';
import {hasWords} from './hasWords';
import type {GuideSection} from './toSections';

/** How many guides an entry links to. */
const MOST_GUIDES = 3;
/** The same where no guide explains it. */
const MOST_USES = 2;

/** What makes a section the one that explains an entry. */
const POINTS = {
  /** The title of its guide has the words of the name, as "Spaces" has those of `Space`. */
  title: 40,
  /** It has the example of the operation. */
  example: 20,
  /** Its heading has the words, as "Create a space" has those of `createSpace`. */
  heading: 10,
  /** A request for the operation, or with the input. */
  request: 4,
  /** The name is the first that it mentions. */
  first: 3,
  mention: 1,
  /** A request that uses another type. */
  use: 0.25,
} as const;

/** A section with fewer points only uses a type. */
const LEAST = 1;

/** A guide that concerns an entry, with its best section. */
interface Candidate {
  readonly coordinate: string;
  readonly guide: string;
  readonly link: ReferenceLink;
  readonly points: number;
}

interface Parts extends Pick<Guides, 'examples'> {
  readonly entries: readonly Entry[];
}

/** Finds the guides that explain or use each entry, by its coordinate; the best ones first. */
export function linkGuides(
  sections: readonly GuideSection[],
  {entries, examples}: Parts,
): ReadonlyMap<string, readonly ReferenceLink[]> {
  const known = new Map(entries.map((entry) => [entry.element.coordinate, entry]));
  const find = (coordinate: string): Entry | undefined =>
    known.get(coordinate.replace(/\(.*/, '')) ??
    known.get(coordinate.replace(/\..*/, ''));
  const candidates = sections.flatMap((section) =>
    [...countPoints(section, find)].map(([{element}, points]) => {
      const {coordinate, name} = element;
      const isExample = examples.get(coordinate)?.source === section.link;
      return toCandidate(
        coordinate,
        name,
        points + (isExample ? POINTS.example : 0),
        section,
      );
    }),
  );
  return new Map(
    [...groupBy(candidates, ({coordinate}) => coordinate)].map(([coordinate, own]) => [
      coordinate,
      chooseLinks(own),
    ]),
  );
}

/** The points of the entries that a section names or requests. */
function countPoints(
  {mentions, requests}: GuideSection,
  find: (coordinate: string) => Entry | undefined,
): ReadonlyMap<Entry, number> {
  const points = new Map<Entry, number>();
  const add = (entry: Entry, more: number): void => {
    points.set(entry, (points.get(entry) ?? 0) + more);
  };
  for (const [index, entry] of mentions.map(find).entries())
    if (entry) add(entry, index === 0 ? POINTS.first : POINTS.mention);
  for (const {coordinates} of requests) {
    const used = new Set(coordinates.map(find));
    for (const entry of used)
      if (entry)
        add(
          entry,
          isOperationKind(entry.kind) || entry.kind === 'input'
            ? POINTS.request
            : POINTS.use,
        );
  }
  return points;
}

/** The guide about an entry as a whole leads to its top. */
function toCandidate(
  coordinate: string,
  name: string,
  points: number,
  {page, heading, link}: GuideSection,
): Candidate {
  const own = {coordinate, guide: page.href};
  if (hasWords(page.text, name))
    return {...own, link: page, points: points + POINTS.title};
  const isNamed = hasWords(heading, name);
  return {...own, link, points: points + (isNamed ? POINTS.heading : 0)};
}

/** The best section of each of the best guides; those that only use the entry where none explains it. */
function chooseLinks(candidates: readonly Candidate[]): readonly ReferenceLink[] {
  const explaining = candidates.filter(({points}) => points >= LEAST);
  const [chosen, most] =
    explaining.length > 0 ? [explaining, MOST_GUIDES] : [candidates, MOST_USES];
  const best = new Map<string, ReferenceLink>();
  for (const {guide, link} of chosen.toSorted((a, b) => b.points - a.points))
    if (!best.has(guide)) best.set(guide, link);
  return [...best.values()].slice(0, most);
}
