import {
  type Change,
  type Permalinks,
  type Release,
  toHash,
  toSectionIds,
} from 'graphql-api-model';
import type {PageContext} from '../context';
import type {KindSummary, Section, ShownChange} from '../sections';
import type {ReferencePage} from '../types';

type Context = Pick<PageContext, 'model' | 'permalinks' | 'label' | 'say'>;

/** Changes on one page. */
const MOST_ON_PAGE = 250;

/** Changes of one release that one page shows. */
interface Part {
  readonly release: Release;
  readonly isContinued: boolean;
  readonly changes: readonly Change[];
}

/** The releases in pages: each begins where the one before is full. */
function divideReleases(releases: readonly Release[]): readonly (readonly Part[])[] {
  const pages: Part[][] = [];
  let room = 0;
  for (const release of releases) {
    for (let start = 0; start < release.changes.length; ) {
      if (room === 0) {
        pages.push([]);
        room = MOST_ON_PAGE;
      }
      const changes = release.changes.slice(start, start + room);
      pages.at(-1)!.push({release, isContinued: start > 0, changes});
      start += changes.length;
      room -= changes.length;
    }
  }
  return pages;
}

/** What stands in a change as the schema writes it. */
function toStates(change: Change): Pick<ShownChange, 'before' | 'after'> {
  const list = (text?: string): readonly string[] => (text === undefined ? [] : [text]);
  switch (change.what) {
    case 'kind':
    case 'type':
    case 'default':
      return {before: list(change.before), after: list(change.after)};
    case 'interfaces':
    case 'possibleTypes':
    case 'locations':
      return {before: change.removed, after: change.added};
    case 'added':
    case 'removed':
    case 'deprecated':
    case 'restored':
      return {before: [], after: []};
    default:
      return change satisfies never;
  }
}

function toShownChange(
  change: Change,
  {of}: Permalinks,
  say: Context['say'],
): ShownChange {
  const {coordinate: name, isBreaking, what} = change;
  const href = of(name);
  return {
    name,
    ...(href !== undefined && {href}),
    text: say(`change.${what}`),
    isBreaking,
    ...toStates(change),
  };
}

/** The day of a release, or of the last state before what is not published yet. */
function toDay({date, isPublished}: Release, {say}: Pick<Context, 'say'>): string {
  return isPublished ? date : say('changes.since', {date});
}

/** The sections of a page: one for each release, or part of one, that is on it. */
function toSections(
  parts: readonly Part[],
  {permalinks, say}: Pick<Context, 'permalinks' | 'say'>,
): readonly Section[] {
  const texts = parts.map(({release, isContinued}) => {
    const heading = toDay(release, {say});
    return isContinued ? say('changes.continued', {heading}) : heading;
  });
  const ids = toSectionIds(texts);
  return parts.map(({changes}, index) => {
    const text = texts[index]!;
    const id = ids.get(text)!;
    return {
      kind: 'changes',
      heading: {id, hash: toHash(id), text},
      changes: changes.map((change) => toShownChange(change, permalinks, say)),
    };
  });
}

/** The list of changes as navigation and overview show it: the newest of them. */
export function summarizeChanges({
  model,
  permalinks,
  say,
}: Pick<Context, 'model' | 'permalinks' | 'say'>): readonly KindSummary[] {
  return (model.releases ?? []).slice(0, 1).map((release) => ({
    label: toDay(release, {say}),
    href: permalinks.changes(1),
    count: release.changes.length,
    explanation: say('changes.explanation'),
  }));
}

/** The pages that say what changed from one published state of the schema to the next. */
export function* toChangesPages(context: Context): Generator<ReferencePage> {
  const {label, permalinks, say, model} = context;
  const pages = divideReleases(model.releases ?? []);
  const toTitle = (page: number): string =>
    page === 1 ? say('changes.plural') : say('changes.page', {page});
  const toLink = (page: number) => ({
    text: toTitle(page),
    href: permalinks.changes(page),
  });
  const description = say('changes.description', {label});
  for (const [index, parts] of pages.entries()) {
    const page = index + 1;
    const sections: readonly Section[] = [
      {kind: 'title', text: toTitle(page)},
      ...(page === 1 ? [{kind: 'paragraph' as const, text: description}] : []),
      ...toSections(parts, context),
    ];
    yield {
      href: permalinks.changes(page),
      title: page === 1 ? say('changes.title', {label}) : toTitle(page),
      description: `${toTitle(page)}: ${say('changes.explanation')}`,
      place: {},
      ...(page > 1 && {previous: toLink(page - 1)}),
      ...(page < pages.length && {next: toLink(page + 1)}),
      sections,
    };
  }
}
