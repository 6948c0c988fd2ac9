import {
  divide,
  type Entry,
  type Family,
  foldHelpers,
  groupBy,
  type ListKind,
  OTHER,
  toGroupIds,
  toSectionIds,
  toSummary,
} from 'graphql-api-model';
import {MOST_ON_PAGE} from '../../outline/domains';
import type {PageContext} from '../context';
import {getEntryHref, getDisplayName} from '../../outline/lists';
import type {ListItem} from '../../theme/GraphqlSection/List/section';

/** Entries from which a list without domains is divided by first letter. */
const MANY = 60;

/** A part of a list: a domain, a letter, or everything where it is not divided. */
export interface ListSection {
  readonly id: string;
  /** Empty where one section has everything. */
  readonly label: string;
  readonly families: readonly Family[];
  /** Which of the pages that the section takes this is. */
  readonly page?: number;
}

function toListedEntry(
  entry: Entry,
  list: ListKind,
  {permalinks, badgesOf}: PageContext,
): ListItem {
  const {element} = entry;
  return {
    text: getDisplayName(element),
    href: getEntryHref(entry, list, permalinks),
    summary: toSummary(element.description),
    badges: badgesOf(element.coordinate),
  };
}

/** A family as a list shows it: its lead, and below it what helps that. */
export function toListedFamily(
  {lead, isElsewhere, helpers}: Family,
  list: ListKind,
  context: PageContext,
): ListItem {
  const {t} = context;
  const entry = toListedEntry(lead, list, context);
  if (helpers.length === 0) return entry;
  return {
    ...entry,
    ...(isElsewhere && {note: t(`kind.${lead.kind}.singular`), summary: ''}),
    helpers: {
      label: t('list.helpers', {count: helpers.length}),
      items: helpers.map((helper) => toListedEntry(helper, list, context)),
    },
  };
}

function getLetter({element}: Entry): string {
  return element.name.replace(/^_+/, '').charAt(0).toUpperCase() || '_';
}

/** How many entries of a list are in families: the helpers, and the leads that are its own. */
export function countListed(families: readonly Family[]): number {
  return families.reduce(
    (sum, {isElsewhere, helpers}) => sum + helpers.length + (isElsewhere ? 0 : 1),
    0,
  );
}

/** Puts helpers below what they help; in a long list also those of types of other lists. */
function fold(
  entries: readonly Entry[],
  {helpers, findType}: PageContext,
): readonly Family[] {
  return foldHelpers(entries, helpers, entries.length > MANY ? findType : undefined);
}

/**
 * Divides a list by domain where the owner has domains, by letter where it is long. A helper of a type of
 * another domain is by itself.
 */
export function divideList(
  entries: readonly Entry[],
  context: PageContext,
): readonly ListSection[] {
  const {groups} = context.model;
  const isGrouped = entries.some(({element}) => element.group !== undefined);
  if (!isGrouped && entries.length <= MANY) {
    return [{id: 'all', label: '', families: fold(entries, context)}];
  }
  const byGroup = groupBy(entries, ({element}) => element.group ?? OTHER);
  const byLabel = isGrouped
    ? new Map([...byGroup].map(([label, own]) => [label, fold(own, context)]))
    : groupBy(fold(entries, context), ({lead}) => getLetter(lead));
  const ids = isGrouped
    ? toGroupIds(groups)
    : toSectionIds([...byLabel.keys()].toSorted());
  return [...ids].flatMap(([label, id]) => {
    const families = byLabel.get(label);
    if (!families) return [];
    const isOther = isGrouped && label === OTHER;
    return [{id, label: isOther ? context.t('list.other') : label, families}];
  });
}

/** A family in parts with no more helpers than a page has room for. */
function cutFamily({helpers, ...family}: Family): readonly Family[] {
  const [first = [], ...others] = divide(helpers, MOST_ON_PAGE);
  return [
    {...family, helpers: first},
    ...others.map((rest) => ({...family, isElsewhere: true, helpers: rest})),
  ];
}

/** Cuts a section that is too long for a page into several, distinguished by number. */
export function splitLong(section: ListSection): readonly ListSection[] {
  const pages = divide(section.families.flatMap(cutFamily), MOST_ON_PAGE, (family) =>
    countListed([family]),
  );
  if (pages.length <= 1) return [section];
  return pages.map((families, index) => ({
    id: section.id,
    page: index + 1,
    label: `${section.label} ${index + 1}`,
    families,
  }));
}
