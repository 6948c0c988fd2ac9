import type {Engine} from '../../engine/engine';
import {loadEngine} from './loadEngine';
import type {Request, Response} from './openEngine';

/** The part of a worker's scope that is used here; the DOM types know only a window's. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<Request>) => Promise<void>) | null;
  postMessage(message: Response): void;
}

const scope = globalThis as unknown as WorkerScope;
let engine: Engine;

scope.onmessage = async ({data: {id, kind, text}}) => {
  try {
    if (kind === 'load') engine = await loadEngine(text);
    scope.postMessage({id, ...(kind === 'search' && {found: engine.search(text)})});
  } catch {
    scope.postMessage({id, isFailed: true});
  }
};
