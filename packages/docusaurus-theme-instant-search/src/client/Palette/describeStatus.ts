import type {Search} from '../search/useSearch';

/** What the status line says, and a screen reader with it. */
export function describeStatus(query: string, search: Search): string {
  const {status, isLate, response, answered} = search;
  if (status === 'failed') return describeFailure();
  if (isLate) return 'The search index is still on its way. Trying again may help.';
  if (query.trim() === '') return '';
  if (!response) return 'Loading the search index…';
  if (response.total > 0)
    return response.total === 1 ? '1 result' : `${response.total} results`;
  const nothing = `Nothing found for “${answered.trim()}”.`;
  const {length} = response.nearMisses;
  return length === 0
    ? nothing
    : `${nothing} ${length} similar ${length === 1 ? 'name' : 'names'}.`;
}

function describeFailure(): string {
  return process.env.NODE_ENV === 'development'
    ? 'There is no search index yet: it is made by a build, such as `npm run build`.'
    : 'The search index could not be loaded.';
}
