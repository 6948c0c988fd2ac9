import type {SearchResponse} from '../../engine/engine';
import type {Answer, Request} from './messages';

export type Status = 'idle' | 'loading' | 'ready' | 'failed';

type Send = (request: Request) => void;

/** Talks to the engine, which runs in a worker so that typing never waits for it. */
class SearchClient {
  #status: Status = 'idle';
  readonly #listeners = new Set<() => void>();
  readonly #waiting = new Map<number, (response: SearchResponse) => void>();
  #send: Send | undefined;
  #lastId = 0;

  readonly getStatus = (): Status => this.#status;

  /** Calls the listener whenever the status changes; returns what ends that. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Starts loading, again where it failed. */
  load(baseUrl: string): void {
    if (this.#status === 'loading' || this.#status === 'ready') return;
    this.#setStatus('loading');
    this.#send ??= this.#startWorker(baseUrl);
    this.#send({kind: 'load', baseUrl});
  }

  /** What is found; only to be asked when the status is `ready`. */
  search(query: string): Promise<SearchResponse> {
    const id = ++this.#lastId;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.#send?.({kind: 'search', id, query});
    });
  }

  #startWorker(baseUrl: string): Send {
    try {
      const worker = new Worker(new URL('./worker', import.meta.url), {
        name: 'search',
      });
      worker.onmessage = ({data}: MessageEvent<Answer>) => this.#receive(data);
      worker.onerror = (event) => {
        event.preventDefault();
        worker.terminate();
        this.#runInPage(baseUrl);
      };
      return (request) => worker.postMessage(request);
    } catch {
      return () => this.#runInPage(baseUrl);
    }
  }

  /** A policy or an old browser may refuse workers; the engine then runs in the page. */
  #runInPage(baseUrl: string): void {
    import('./createAnswerer').then(
      ({createAnswerer}) => {
        this.#send = createAnswerer((answer) => this.#receive(answer));
        this.#send({kind: 'load', baseUrl});
      },
      () => {
        this.#send = undefined;
        this.#receive({kind: 'failed'});
      },
    );
  }

  #receive(answer: Answer): void {
    if (answer.kind === 'found') {
      this.#waiting.get(answer.id)?.(answer.response);
      this.#waiting.delete(answer.id);
    } else {
      this.#setStatus(answer.kind === 'loaded' ? 'ready' : 'failed');
    }
  }

  #setStatus(status: Status): void {
    this.#status = status;
    for (const listener of this.#listeners) listener();
  }
}

/** One for the visit, so that the index is loaded once. */
export const searchClient = new SearchClient();
