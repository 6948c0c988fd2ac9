import {
  type Change,
  divide,
  type Permalinks,
  type ReferenceLink,
  type Release,
  toHash,
  toSectionIds,
} from 'graphql-api-model';
import type {PageContext} from '../context';
import {toDay} from '../../outline/summaries';
import {toRow} from '../paging/createPager';
import type {ShownChange} from '../../theme/GraphqlSection/Changes/section';
import type {Section} from '../sections';
import {toLinks} from '../toLinks';
import {toMarkdown} from '../toMarkdown';
import {listFeeds} from './listFeeds';
import type {ReferencePage} from '../types';

/** Changes on one page. */
const MOST_ON_PAGE = 250;

/** Changes of one release that one page shows. */
interface Part {
  readonly release: Release;
  readonly isContinued: boolean;
  readonly changes: readonly Change[];
}

/** The releases in pages: each starts where the one before is full. */
function divideReleases(releases: readonly Release[]): readonly (readonly Part[])[] {
  const all = releases.flatMap((release) =>
    release.changes.map((change) => ({release, change})),
  );
  return divide(all, MOST_ON_PAGE).map((page) =>
    [...new Set(page.map(({release}) => release))].map((release) => {
      const own = page.filter((one) => one.release === release);
      const changes = own.map(({change}) => change);
      return {release, isContinued: changes[0] !== release.changes[0], changes};
    }),
  );
}

/** What a change has as the schema writes it. */
function toStates(change: Change): Pick<ShownChange, 'before' | 'after'> {
  if ('removed' in change) return {before: change.removed, after: change.added};
  const list = (text?: string): readonly string[] => (text === undefined ? [] : [text]);
  return 'before' in change || 'after' in change
    ? {before: list(change.before), after: list(change.after)}
    : {before: [], after: []};
}

/** A change as readers see it. */
export function toShownChange(
  change: Change,
  {of}: Permalinks,
  t: PageContext['t'],
): ShownChange {
  const {coordinate: text, isBreaking, wasDeprecated} = change;
  const what = wasDeprecated ? 'removedDeprecated' : change.what;
  const href = of(text);
  return {
    element: {text, ...(href !== undefined && {href})},
    text: t(`change.${what}`),
    badges: isBreaking ? [{text: t('badge.breaking'), tone: 'danger'}] : [],
    note: toMarkdown(change.note),
    ...toStates(change),
  };
}

/** How many changes a release has, and how many of them are breaking. */
function countBreaking({changes}: Release, t: PageContext['t']): string {
  const count = changes.length;
  const breaking = changes.filter(({isBreaking}) => isBreaking).length;
  return breaking === 0
    ? t('changes.noneBreaking', {count})
    : t('changes.breaking', {count, breaking});
}

/** The sections of a page: one for each release, or part of one, that is on it. */
function toSections(
  parts: readonly Part[],
  toHeading: ChangesList['toHeading'],
  {permalinks, t}: PageContext,
): readonly Section[] {
  const texts = parts.map(({release, isContinued}) => {
    const heading = toHeading(release);
    return isContinued ? t('changes.continued', {heading}) : heading;
  });
  const ids = toSectionIds(texts);
  return parts.map(({release, isContinued, changes}, index) => {
    const text = texts[index]!;
    const id = ids.get(text)!;
    return {
      kind: 'changes',
      heading: {id, hash: toHash(id), text},
      ...(!isContinued && {note: toMarkdown(countBreaking(release, t))}),
      text: toMarkdown(isContinued ? '' : release.text),
      changes: changes.map((change) => toShownChange(change, permalinks, t)),
    };
  });
}

/** A list of changes, which has several pages if it is long. */
interface ChangesList {
  readonly releases: readonly Release[];
  readonly title: string;
  readonly toText: (page: number) => string;
  readonly toHref: (page: number) => string;
  readonly toHeading: (release: Release) => string;
  readonly feeds: readonly ReferenceLink[];
  /** What comes before the changes on the first page. */
  readonly introduction: readonly Section[];
}

function toListPages(list: ChangesList, context: PageContext): Iterable<ReferencePage> {
  const {releases, title, toText, toHref, toHeading, feeds, introduction} = list;
  const parent = context.permalinks.changes(1);
  return toRow(
    divideReleases(releases),
    (_, page) => ({text: toText(page), href: toHref(page)}),
    (parts, {text, href, page}) => ({
      title: page === 1 ? title : text,
      description: `${text}: ${context.t('changes.explanation')}`,
      place:
        href === parent
          ? {}
          : {
              parent,
              below: {text: page === 1 ? toDay(parts[0]!.release, context) : text, href},
            },
      feeds,
      sections: [
        {kind: 'title', text},
        ...(page === 1 ? introduction : []),
        ...toSections(parts, toHeading, context),
      ],
    }),
  );
}

/**
 * The pages that list what changed from one published state of the schema to the next, and from earlier
 * ones to this one at once.
 */
export function* toChangesPages(context: PageContext): Generator<ReferencePage> {
  const {label, permalinks, t, model} = context;
  const {releases = [], since = []} = model;
  const feeds = listFeeds(context).map(({text, href}) => ({text, href}));
  const links = since.map(({date}) => ({
    text: date,
    href: permalinks.changesSince(date, 1),
  }));
  yield* toListPages(
    {
      releases,
      title: t('changes.title', {label}),
      toText: (page) => (page === 1 ? t('changes.plural') : t('changes.page', {page})),
      toHref: permalinks.changes,
      toHeading: (release) => toDay(release, context),
      feeds,
      introduction: [
        {kind: 'prose', paragraph: t('changes.description', {label})},
        ...toLinks('texts', t('changes.all'), links),
        ...toLinks('files', t('feed.label'), feeds),
      ],
    },
    context,
  );
  for (const release of since) {
    const {date} = release;
    const title = t('changes.allTitle', {label, date});
    yield* toListPages(
      {
        releases: [release],
        title,
        toText: (page) => (page === 1 ? title : t('changes.allPage', {date, page})),
        toHref: (page) => permalinks.changesSince(date, page),
        toHeading: ({changes: {length: count}}) => t('changes.count', {count}),
        feeds,
        introduction: [],
      },
      context,
    );
  }
}
