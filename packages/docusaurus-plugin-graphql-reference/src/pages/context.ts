import {
  type ApiModel,
  createFindSiblings,
  createFindTypedErrors,
  createUnfold,
  type Entry,
  findHelpers,
  type FindSiblings,
  type FindTypedErrors,
  findUsages,
  listEntries,
  type Permalinks,
  type Unfold,
  type UsageGroup,
} from 'graphql-api-model';
import type {GuideTo} from './createGuideTo';
import type {CreateHeading} from './createHeadings';
import type {FindRequests} from '../requests/createRequests';
import type {FindWays} from '../requests/createWays';
import type {OutlineContext} from '../outline/OutlineContext';
import type {Words} from '../words/translations';

/** The input of every page. */
export interface PageContext extends OutlineContext {
  readonly usagesOf: (coordinate: string) => readonly UsageGroup[];
  readonly unfold: Unfold;
  readonly guideTo: GuideTo;
  readonly findTypedErrors: FindTypedErrors;
  /** The entry of a type, by its name. */
  readonly findType: (name: string) => Entry | undefined;
  /** The requests for operations, where their pages show some. */
  readonly requestsOf?: FindRequests;
  /** Whether the schema is published as a file, too. */
  readonly hasSchemaFile: boolean;
  /** The operations that lead to a type or take one, where pages show them. */
  readonly waysOf?: FindWays;
  /** The other operations of the same thing. */
  readonly siblingsOf: FindSiblings;
}

/** The input of the sections of one page. */
export interface SectionContext extends PageContext {
  readonly toHeading: CreateHeading;
}

interface Parts extends Words, Pick<PageContext, 'guideTo' | 'requestsOf' | 'waysOf'> {
  /** The patterns of names of types that only help another one; `false` for none. */
  readonly helpers?: readonly string[] | false;
  readonly hasSchemaFile?: boolean;
}

export function createPageContext(
  model: ApiModel,
  permalinks: Permalinks,
  {helpers: patterns, hasSchemaFile = false, ...parts}: Parts,
): PageContext {
  const entries = listEntries(model);
  const helpers =
    patterns === false ? new Map<string, string>() : findHelpers(model, patterns);
  const byCoordinate = new Map(entries.map((entry) => [entry.element.coordinate, entry]));
  return {
    ...parts,
    model,
    permalinks,
    entries,
    usagesOf: findUsages(model),
    unfold: createUnfold(model, permalinks),
    helpers,
    findTypedErrors: createFindTypedErrors(model),
    findType: (name) => byCoordinate.get(name),
    hasSchemaFile,
    siblingsOf: createFindSiblings(model, helpers),
  };
}
