import type {Answer, Request} from './messages';

/** A way to the engine; what it answers goes to the function that the connection was made with. */
export interface Connection {
  readonly send: (request: Request) => void;
  /** Ends it; nothing is answered any more. */
  readonly close: () => void;
}

type Receive = (answer: Answer) => void;

/** Runs the engine in a worker, so that typing never waits for it; throws where there is none. */
export function connectWorker(receive: Receive, onLost: () => void): Connection {
  const worker = new Worker(new URL('./worker', import.meta.url), {name: 'search'});
  const close = () => {
    worker.onmessage = null;
    worker.onerror = null;
    worker.terminate();
  };
  worker.onmessage = ({data}: MessageEvent<Answer>) => receive(data);
  worker.onerror = (event) => {
    event.preventDefault();
    close();
    onLost();
  };
  return {send: (request) => worker.postMessage(request), close};
}

/** Runs the engine in the page: a policy or an old browser may refuse workers. */
export function connectInPage(receive: Receive): Connection {
  let isOpen = true;
  const receiveIfOpen: Receive = (answer) => {
    if (isOpen) receive(answer);
  };
  const answerer = import('./createAnswerer').then(({createAnswerer}) =>
    createAnswerer(receiveIfOpen),
  );
  return {
    send: (request) => {
      answerer.then(
        (handle) => handle(request),
        () => receiveIfOpen({kind: 'failed'}),
      );
    },
    close: () => {
      isOpen = false;
    },
  };
}
