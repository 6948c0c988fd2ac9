import {loadEngine} from './loadEngine';
import type {Request, Response, Search} from './openEngine';

/** The part of a worker's scope that is used here; the DOM types know only a window's. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<Request>) => Promise<void>) | null;
  postMessage(message: Response): void;
}

const scope = globalThis as unknown as WorkerScope;
let search: Search;

scope.onmessage = async ({data: {id, kind, text}}) => {
  try {
    if (kind === 'load') search = await loadEngine(text);
    const found =
      kind === 'load' ? undefined : await search(text, kind === 'search with excerpts');
    scope.postMessage({id, ...(found && {found})});
  } catch {
    scope.postMessage({id, isFailed: true});
  }
};
