import type {PageContext} from '../context';
import type {ShownChange} from '../../theme/GraphqlSection/Changes/section';
import type {Markdown} from '../../parts/types';
import {toMarkdown} from '../toMarkdown';
import {listFeeds} from './listFeeds';
import {toChangesPages, toShownChange} from './toChangesPages';

/** The changes of a published release, for a feed. */
export interface FeedEntry {
  /** The day: `2026-11-22`. */
  readonly date: string;
  readonly title: string;
  /** The place of the release in the list of changes. */
  readonly href: string;
  /** What the owner has written about the day; only in the feed of all changes. */
  readonly text: Markdown;
  readonly changes: readonly ShownChange[];
  /** The text of the link to those that are left out; missing where none are. */
  readonly more?: string;
}

/** A feed of changes, the newest entry first. */
export interface Feed {
  readonly title: string;
  readonly author: string;
  readonly href: string;
  /** The list of changes. */
  readonly page: string;
  /** The day of the newest state. */
  readonly updated: string;
  readonly entries: readonly FeedEntry[];
}

const MOST_ENTRIES = 50;
const MOST_CHANGES = 100;

/**
 * The feeds of changes. What is not published yet is in none of them, so that an entry stays as it is
 * when a state is added.
 */
export function toFeeds(context: PageContext): readonly Feed[] {
  const {label, model, permalinks, t} = context;
  const releases = (model.releases ?? []).filter(({isPublished}) => isPublished);
  const places = new Map(
    [...toChangesPages({...context, model: {...model, since: []}})].flatMap(
      ({href, sections}) =>
        sections.flatMap(({kind, heading}) =>
          kind === 'changes' && heading ? [[heading.text, href + heading.hash]] : [],
        ),
    ),
  );
  return listFeeds(context).map(({text, href, has}) => ({
    title: t('feed.title', {label, feed: text}),
    author: label,
    href,
    page: permalinks.changes(1),
    updated: model.releases?.[0]?.date ?? '',
    entries: releases
      .flatMap(({date, text: about, changes}): readonly FeedEntry[] => {
        const own = changes.filter(has);
        const count = own.length;
        if (count === 0) return [];
        return [
          {
            date,
            title: t('feed.entry', {date, count}),
            href: places.get(date) ?? permalinks.changes(1),
            text: toMarkdown(href === permalinks.feed('all') ? about : undefined),
            changes: own
              .slice(0, MOST_CHANGES)
              .map((change) => toShownChange(change, permalinks, t)),
            ...(count > MOST_CHANGES && {more: t('feed.more', {count})}),
          },
        ];
      })
      .slice(0, MOST_ENTRIES),
  }));
}
