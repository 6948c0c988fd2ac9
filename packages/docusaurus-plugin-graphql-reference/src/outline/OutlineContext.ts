import type {ApiModel, Entry, Permalinks} from 'graphql-api-model';
import type {Words} from '../words/translations';

/** The input of the outline of a reference: its entries, their order and their domains. */
export interface OutlineContext extends Words {
  readonly model: ApiModel;
  readonly permalinks: Permalinks;
  readonly entries: readonly Entry[];
  /** The types that only help another one, with the name of that. */
  readonly helpers: ReadonlyMap<string, string>;
}
