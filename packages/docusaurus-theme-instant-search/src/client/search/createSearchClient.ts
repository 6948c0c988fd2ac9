import type {SearchResponse} from '../../engine/engine';
import type {connectInPage, connectWorker, Connection} from './connection';
import type {Answer} from './messages';

export type Status = 'idle' | 'loading' | 'ready' | 'failed';

export interface SearchClient {
  readonly getStatus: () => Status;
  /** Calls the listener whenever the status changes; returns what ends that. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Starts loading, unless it is loading or loaded. */
  readonly load: (baseUrl: string) => void;
  /** Gives up what was begun and starts anew. */
  readonly restart: (baseUrl: string) => void;
  /** What is found; only to be asked when the status is `ready`. */
  readonly search: (query: string) => Promise<SearchResponse>;
}

interface Connect {
  readonly worker: typeof connectWorker;
  readonly inPage: typeof connectInPage;
}

/** Talks to the engine: in a worker, or in the page where a worker cannot be had. */
export function createSearchClient(connect: Connect): SearchClient {
  const listeners = new Set<() => void>();
  const waiting = new Map<number, (response: SearchResponse) => void>();
  let status: Status = 'idle';
  let connection: Connection | undefined;
  let lastId = 0;

  const setStatus = (next: Status) => {
    status = next;
    for (const listener of listeners) listener();
  };
  const receive = (answer: Answer) => {
    if (answer.kind === 'found') {
      waiting.get(answer.id)?.(answer.response);
      waiting.delete(answer.id);
    } else {
      setStatus(answer.kind === 'loaded' ? 'ready' : 'failed');
    }
  };
  /** Queries that were asked of a lost worker are asked again when the status is `ready` again. */
  const loadWith = (made: Connection, baseUrl: string) => {
    connection = made;
    waiting.clear();
    setStatus('loading');
    made.send({kind: 'load', baseUrl});
  };
  const loadInPage = (baseUrl: string) => loadWith(connect.inPage(receive), baseUrl);
  const restart = (baseUrl: string) => {
    connection?.close();
    let made: Connection;
    try {
      made = connect.worker(receive, () => loadInPage(baseUrl));
    } catch {
      made = connect.inPage(receive);
    }
    loadWith(made, baseUrl);
  };
  return {
    getStatus: () => status,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load: (baseUrl) => {
      if (status === 'idle' || status === 'failed') restart(baseUrl);
    },
    restart,
    search: (query) => {
      const id = ++lastId;
      return new Promise((resolve) => {
        waiting.set(id, resolve);
        connection?.send({kind: 'search', id, query});
      });
    },
  };
}
