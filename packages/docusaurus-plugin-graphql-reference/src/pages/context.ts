import {
  type ApiModel,
  createUnfold,
  type Entry,
  findUsages,
  listEntries,
  type Permalinks,
  type Unfold,
  type UsageGroup,
} from 'graphql-api-model';
import {createDescriptionRenderer, type DescriptionCode} from './renderDescription';
import type {Words} from './words/translations';

/** All that a page is made from. */
export interface PageContext extends Words {
  readonly model: ApiModel;
  readonly permalinks: Permalinks;
  readonly entries: readonly Entry[];
  /** Safe HTML of Markdown; empty where there is none. */
  readonly render: (markdown: string | undefined) => string;
  readonly usagesOf: (coordinate: string) => readonly UsageGroup[];
  readonly unfold: Unfold;
}

export function createPageContext(
  model: ApiModel,
  permalinks: Permalinks,
  {label, say, code}: Words & {readonly code: DescriptionCode},
): PageContext {
  return {
    model,
    permalinks,
    entries: listEntries(model),
    label,
    say,
    render: createDescriptionRenderer(code, say),
    usagesOf: findUsages(model),
    unfold: createUnfold(model, permalinks),
  };
}
