import type {Example} from 'graphql-examples';

interface Page {
  readonly pageInfo?: {
    readonly hasNextPage?: unknown;
    readonly endCursor?: unknown;
  } | null;
}

/** Finds the end of the page that a response has, if there is a next one. */
export function findNextCursor({data}: Example['response']): string | undefined {
  const [page] = Object.values(data) as readonly (Page | null | undefined)[];
  const {hasNextPage, endCursor} = page?.pageInfo ?? {};
  return hasNextPage === true && typeof endCursor === 'string' ? endCursor : undefined;
}
