import type {Engine} from '../../engine/engine';
import {createEngine} from '../../engine/engine';
import {loadIndex} from './loadIndex';
import type {Answer, Request} from './messages';

/** Answers the requests of a page: in a worker, or in the page itself where there is none. */
export function createAnswerer(
  answer: (message: Answer) => void,
): (request: Request) => void {
  let engine: Engine | undefined;

  const load = async (baseUrl: string): Promise<Answer> => {
    try {
      engine = createEngine(await loadIndex(baseUrl));
      return {kind: 'loaded'};
    } catch {
      return {kind: 'failed'};
    }
  };
  const search = (id: number, query: string): Answer => {
    try {
      return engine
        ? {kind: 'found', id, response: engine.search(query)}
        : {kind: 'failed'};
    } catch {
      // The shape of an index is not checked as a whole; it may show here that it is a wrong one.
      return {kind: 'failed'};
    }
  };
  return (request) => {
    if (request.kind === 'load') void load(request.baseUrl).then(answer);
    else answer(search(request.id, request.query));
  };
}
