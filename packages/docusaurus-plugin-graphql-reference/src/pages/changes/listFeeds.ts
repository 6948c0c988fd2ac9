import {
  type Change,
  getGroup,
  listElements,
  type ReferenceLink,
  toGroupIds,
} from 'graphql-api-model';
import type {PageContext} from '../context';

/** A feed, and what belongs to it. */
export interface FeedSource extends ReferenceLink {
  readonly has: (change: Change) => boolean;
}

/** The coordinate of an element and those of its owners: `A.b(c:)`, `A.b`, `A`. */
function listOwners(coordinate: string): readonly string[] {
  return [coordinate, coordinate.replace(/\(.*/, ''), coordinate.replace(/[.(].*/, '')];
}

/** Finds the domain of a change: that of the element, or of its nearest owner that is still there. */
function createDomainOf({model}: PageContext): (change: Change) => string | undefined {
  const domains = new Map(
    [...listElements(model)].map((visit) => [visit.element.coordinate, getGroup(visit)]),
  );
  return ({coordinate, group}) => {
    const near = listOwners(coordinate).find((owner) => domains.get(owner) !== undefined);
    return near === undefined ? group : domains.get(near);
  };
}

/** The feeds of changes: of all, of breaking ones, and of each domain; none without changes, or of an earlier state. */
export function listFeeds(context: PageContext): readonly FeedSource[] {
  const {model, permalinks, say, isEarlier} = context;
  if (!model.releases?.length || isEarlier) return [];
  const domainOf = createDomainOf(context);
  const ids = toGroupIds(model.groups);
  return [
    {text: say('feed.all'), href: permalinks.feed('all'), has: () => true},
    {
      text: say('feed.breaking'),
      href: permalinks.feed('breaking'),
      has: ({isBreaking}) => isBreaking,
    },
    ...model.groups.map((text) => ({
      text,
      href: permalinks.feed(`domain-${ids.get(text)}`),
      has: (change: Change) => domainOf(change) === text,
    })),
  ];
}
