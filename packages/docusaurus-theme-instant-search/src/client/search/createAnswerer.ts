import type {Engine} from '../../engine/engine';
import {createEngine} from '../../engine/engine';
import {loadIndex} from './loadIndex';
import type {Answer, Request} from './messages';

/** Answers the requests of a page: in a worker, or in the page itself where there is none. */
export function createAnswerer(
  answer: (message: Answer) => void,
): (request: Request) => void {
  let engine: Engine | undefined;
  return (request) => {
    if (request.kind === 'search') {
      const {id, query} = request;
      if (engine) answer({kind: 'found', id, response: engine.search(query)});
      return;
    }
    loadIndex(request.baseUrl).then(
      (index) => {
        engine = createEngine(index);
        answer({kind: 'loaded'});
      },
      () => answer({kind: 'failed'}),
    );
  };
}
