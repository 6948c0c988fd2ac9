import type {SearchResponse} from '../../engine/engine';

export interface ClientResponse extends SearchResponse {
  /** Results of guides show their first sentences; a search with excerpts fetches the texts. */
  readonly lacksExcerpts?: true;
}

/**
 * Is rejected where the index turns out to have a wrong shape.
 *
 * @param withExcerpts - Fetches the texts of guides first, to show of each result the sentence that matches.
 */
export type Search = (query: string, withExcerpts?: boolean) => Promise<ClientResponse>;

/** What the page sends to the worker: the base URL of the index to load, or a query. */
export interface Request {
  readonly id: number;
  readonly kind: 'load' | 'search' | 'search with excerpts';
  readonly text: string;
}

/** The worker's response to the request with the same number. */
export interface Response {
  readonly id: number;
  readonly found?: ClientResponse;
  readonly isFailed?: true;
}

interface Waiting {
  readonly resolve: (found: ClientResponse) => void;
  readonly reject: (reason: Error) => void;
}

class WorkerError extends Error {}

/**
 * Loads the index below a base URL in a worker, so that typing never waits for the engine. A policy
 * or an old browser may refuse workers: then it runs in the page.
 *
 * @param signal - Ends the worker; nothing is resolved any more.
 */
export async function openEngine(baseUrl: string, signal: AbortSignal): Promise<Search> {
  try {
    return await openInWorker(baseUrl, signal);
  } catch (error) {
    if (!(error instanceof WorkerError)) throw error;
    const {loadEngine} = await import('./loadEngine');
    return loadEngine(baseUrl);
  }
}

async function openInWorker(baseUrl: string, signal: AbortSignal): Promise<Search> {
  const worker = createWorker();
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  signal.addEventListener('abort', () => worker.terminate());
  worker.onmessage = ({data: {id, found, isFailed}}: MessageEvent<Response>) => {
    if (isFailed) waiting.get(id)?.reject(new Error('The index is missing or wrong.'));
    else waiting.get(id)?.resolve(found!);
    waiting.delete(id);
  };
  worker.onerror = (event) => {
    event.preventDefault();
    worker.terminate();
    for (const {reject} of waiting.values()) reject(new WorkerError());
  };
  const send = (kind: Request['kind'], text: string) =>
    new Promise<ClientResponse>((resolve, reject) => {
      waiting.set(++lastId, {resolve, reject});
      worker.postMessage({id: lastId, kind, text} satisfies Request);
    });
  await send('load', baseUrl);
  return (query, withExcerpts) =>
    send(withExcerpts ? 'search with excerpts' : 'search', query);
}

function createWorker(): Worker {
  try {
    return new Worker(new URL('./worker', import.meta.url), {name: 'search'});
  } catch {
    throw new WorkerError();
  }
}
