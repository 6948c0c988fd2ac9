import {
  type ApiModel,
  createUnfold,
  type Entry,
  findHelpers,
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
  /** The types that only help another one, with the name of that. */
  readonly helpers: ReadonlyMap<string, string>;
  /** The entry of a type, by its name. */
  readonly findType: (name: string) => Entry | undefined;
}

interface Parts extends Words {
  readonly code: DescriptionCode;
  readonly guideTo: GuideTo;
  /** The patterns of names of types that only help another one; `false` for none. */
  readonly helpers?: readonly string[] | false;
}

export function createPageContext(
  model: ApiModel,
  permalinks: Permalinks,
  {label, say, code, guideTo, helpers}: Parts,
): PageContext {
  const entries = listEntries(model);
  const byCoordinate = new Map(entries.map((entry) => [entry.element.coordinate, entry]));
  return {
    model,
    permalinks,
    entries,
    label,
    say,
    render: createDescriptionRenderer(code, say),
    usagesOf: findUsages(model),
    unfold: createUnfold(model, permalinks),
    guideTo,
    helpers: helpers === false ? new Map() : findHelpers(model, helpers),
    findType: (name) => byCoordinate.get(name),
  };
}
