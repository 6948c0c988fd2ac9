import {connectInPage, connectWorker} from './connection';
import {createSearchClient} from './createSearchClient';

/** One for the visit, so that the index is loaded once. */
export const searchClient = createSearchClient({
  worker: connectWorker,
  inPage: connectInPage,
});
