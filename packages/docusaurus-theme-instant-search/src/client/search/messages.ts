import type {SearchResponse} from '../../engine/engine';

/** What the page asks of the worker. */
export type Request =
  | {readonly kind: 'load'; readonly baseUrl: string}
  | {readonly kind: 'search'; readonly id: number; readonly query: string};

/** What the worker answers. */
export type Answer =
  | {readonly kind: 'loaded'}
  | {readonly kind: 'failed'}
  | {readonly kind: 'found'; readonly id: number; readonly response: SearchResponse};
