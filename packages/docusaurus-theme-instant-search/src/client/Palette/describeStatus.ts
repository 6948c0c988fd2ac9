import {translate} from '@docusaurus/Translate';
import type {Search} from '../search/useSearch';

/** Chooses the form for a number out of forms with `|` between them, as the language has it. */
type SelectMessage = (count: number, forms: string) => string;

/** What the status line says, and a screen reader with it. */
export function describeStatus(
  query: string,
  search: Search,
  selectMessage: SelectMessage,
): string {
  const {status, isLate, response, answered} = search;
  if (status === 'failed') return describeFailure();
  if (isLate) return describeWait(status);
  if (query.trim() === '') return '';
  if (!response) {
    return translate({
      id: 'theme.search.loading',
      message: 'Loading the search index…',
      description: 'Stands above the results until the index is there',
    });
  }
  const {total, nearMisses} = response;
  if (total > 0) return describeResults(total, selectMessage);
  const nothing = translate(
    {
      id: 'theme.search.nothing',
      message: 'Nothing found for “{query}”.',
      description: 'Stands above the results when there are none',
    },
    {query: answered.trim()},
  );
  return nearMisses.length === 0
    ? nothing
    : `${nothing} ${describeNearMisses(nearMisses.length, selectMessage)}`;
}

function describeResults(count: number, selectMessage: SelectMessage): string {
  const forms = translate(
    {
      id: 'theme.search.count',
      message: '{count} result|{count} results',
      description: 'The number of results, its forms for one and for more with | between',
    },
    {count},
  );
  return selectMessage(count, forms);
}

function describeNearMisses(count: number, selectMessage: SelectMessage): string {
  const forms = translate(
    {
      id: 'theme.search.nearMisses.count',
      message: '{count} similar name.|{count} similar names.',
      description:
        'The number of names that are like the one asked for, its forms with | between',
    },
    {count},
  );
  return selectMessage(count, forms);
}

function describeWait(status: Search['status']): string {
  return status === 'ready'
    ? translate({
        id: 'theme.search.silent',
        message: 'The search does not answer. Trying again may help.',
        description: 'Stands above the results when the answer to a query takes long',
      })
    : translate({
        id: 'theme.search.late',
        message: 'The search index is still on its way. Trying again may help.',
        description: 'Stands above the results when the index takes long',
      });
}

function describeFailure(): string {
  return process.env.NODE_ENV === 'development'
    ? 'There is no search index yet: it is made by a build, such as `npm run build`.'
    : translate({
        id: 'theme.search.failed',
        message: 'The search index could not be loaded.',
        description: 'Stands above the results when the index did not load',
      });
}
