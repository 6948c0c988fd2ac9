import type {Change, ReferenceLink} from 'graphql-api-model';
import type {PageContext} from '../context';

/** A feed, and what belongs to it. */
export interface FeedSource extends ReferenceLink {
  readonly has: (change: Change) => boolean;
}

/** The feeds of all changes and of breaking ones; none without changes, or of an earlier state. */
export function listFeeds({
  model,
  permalinks,
  t,
  isEarlier,
}: PageContext): readonly FeedSource[] {
  if (!model.releases?.length || isEarlier) return [];
  return [
    {text: t('feed.all'), href: permalinks.feed('all'), has: () => true},
    {
      text: t('feed.breaking'),
      href: permalinks.feed('breaking'),
      has: ({isBreaking}) => isBreaking,
    },
  ];
}
