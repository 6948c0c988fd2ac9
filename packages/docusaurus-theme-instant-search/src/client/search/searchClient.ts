import {openEngine, type Search} from './openEngine';

export type Status = 'idle' | 'loading' | 'ready' | 'failed';

/** Loads an index once for as long as the visit stays with it. */
export interface SearchClient {
  readonly getStatus: () => Status;
  /** Calls the listener whenever the status changes; returns what ends that. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Starts loading, unless that index is loading or loaded; resolves with what searches. */
  readonly load: (baseUrl: string) => Promise<Search>;
  /** Gives up what was begun and starts anew. */
  readonly restart: (baseUrl: string) => Promise<Search>;
}

export function createSearchClient(): SearchClient {
  const listeners = new Set<() => void>();
  let status: Status = 'idle';
  let attempt = new AbortController();
  let engine: Promise<Search> | undefined;
  let base: string | undefined;

  const setStatus = (next: Status) => {
    status = next;
    for (const listener of listeners) listener();
  };
  const restart = (baseUrl: string) => {
    attempt.abort();
    base = baseUrl;
    attempt = new AbortController();
    const {signal} = attempt;
    const fail = (error: unknown) => {
      if (!signal.aborted) setStatus('failed');
      throw error;
    };
    engine = openEngine(baseUrl, signal).then((search) => {
      if (!signal.aborted) setStatus('ready');
      return (query, withExcerpts) => search(query, withExcerpts).catch(fail);
    }, fail);
    // The status reports it to those who do not wait for the engine.
    engine.catch(() => undefined);
    setStatus('loading');
    return engine;
  };
  return {
    getStatus: () => status,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load: (baseUrl) =>
      engine && base === baseUrl && status !== 'failed' ? engine : restart(baseUrl),
    restart,
  };
}

/** One for the visit, so that an index is loaded once. */
export const searchClient = createSearchClient();
