import {createAnswerer} from './createAnswerer';
import type {Answer, Request} from './messages';

/** The part of a worker's scope that is used here; the DOM types know only a window's. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<Request>) => void) | null;
  postMessage(message: Answer): void;
}

const scope = globalThis as unknown as WorkerScope;
const handle = createAnswerer((message) => scope.postMessage(message));
scope.onmessage = ({data}) => handle(data);
