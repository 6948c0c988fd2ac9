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

/** All that a page is made from. */
export interface PageContext {
  readonly model: ApiModel;
  readonly permalinks: Permalinks;
  readonly entries: readonly Entry[];
  /** What the owner calls the API: "GraphQL API". */
  readonly label: string;
  /** Safe HTML of Markdown; empty where there is none. */
  readonly render: (markdown: string | undefined) => string;
  readonly usagesOf: (coordinate: string) => readonly UsageGroup[];
  readonly unfold: Unfold;
}

export function createPageContext(
  model: ApiModel,
  permalinks: Permalinks,
  {label, code}: {readonly label: string; readonly code: DescriptionCode},
): PageContext {
  return {
    model,
    permalinks,
    entries: listEntries(model),
    label,
    render: createDescriptionRenderer(code),
    usagesOf: findUsages(model),
    unfold: createUnfold(model, permalinks),
  };
}
