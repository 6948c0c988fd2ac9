import {translate} from '@docusaurus/Translate';
import type {Search} from '../search/useSearch';

/** Selects the plural form for a number out of forms with `|` between them. */
type SelectMessage = (count: number, forms: string) => string;

const LOADING = translate({
  id: 'theme.search.loading',
  message: 'Loading the search index…',
});
const LATE_INDEX = translate({
  id: 'theme.search.late',
  message: 'The search index is still on its way. Trying again may help.',
});
const LATE_RESPONSE = translate({
  id: 'theme.search.silent',
  message: 'Search does not respond. Try again.',
});
const FAILED = translate({
  id: 'theme.search.failed',
  message: 'The search index could not be loaded.',
});
const FAILED_IN_DEVELOPMENT =
  'There is no search index yet: a build writes it, such as `npm run build`.';

/** The text of the status line, which screen readers announce. */
export function describeStatus(
  query: string,
  {status, isLate, response, responseQuery}: Search,
  selectMessage: SelectMessage,
): string {
  if (status === 'failed') {
    return process.env.NODE_ENV === 'development' ? FAILED_IN_DEVELOPMENT : FAILED;
  }
  if (isLate) return status === 'ready' ? LATE_RESPONSE : LATE_INDEX;
  if (query.trim() === '') return '';
  if (!response) return LOADING;
  const {total, isPoor, nearMisses} = response;
  if (total > 0 && isPoor) {
    return translate(
      {id: 'theme.search.poor', message: 'Nothing fits “{query}” well. Nearest:'},
      {query: responseQuery.trim()},
    );
  }
  if (total > 0) {
    const forms = translate(
      {
        id: 'theme.search.count',
        message: '{count} result|{count} results',
        description: 'The number of results, its singular and plural with | between',
      },
      {count: total},
    );
    return selectMessage(total, forms);
  }
  const nothing = translate(
    {id: 'theme.search.nothing', message: 'Nothing found for “{query}”.'},
    {query: responseQuery.trim()},
  );
  if (nearMisses.length === 0) return nothing;
  const forms = translate(
    {
      id: 'theme.search.nearMisses.count',
      message: '{count} similar name.|{count} similar names.',
      description: 'The number of similar names, its singular and plural with | between',
    },
    {count: nearMisses.length},
  );
  return `${nothing} ${selectMessage(nearMisses.length, forms)}`;
}
