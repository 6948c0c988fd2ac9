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
import type {GuideTo} from './createGuideTo';
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
  readonly guideTo: GuideTo;
}

interface Parts extends Words {
  readonly code: DescriptionCode;
  readonly guideTo: GuideTo;
}

export function createPageContext(
  model: ApiModel,
  permalinks: Permalinks,
  {label, say, code, guideTo}: Parts,
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
    guideTo,
  };
}
