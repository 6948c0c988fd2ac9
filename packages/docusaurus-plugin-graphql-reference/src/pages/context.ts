import {
  type ApiModel,
  createFindHistory,
  createFindSiblings,
  createFindSuccessors,
  createFindTypedErrors,
  createUnfold,
  type Entry,
  type FindHistory,
  findHelpers,
  type FindSiblings,
  type FindSuccessors,
  type FindTypedErrors,
  findUsages,
  isOperationKind,
  listElements,
  listEntries,
  type Permalinks,
  type ReferenceLink,
  type Unfold,
  type UsageGroup,
  withoutDangling,
} from 'graphql-api-model';
import type {Guides} from '../guides/Guides';
import type {BadgeOption} from '../options/badgesOption';
import {type BadgesOf, createBadgesOf} from './badges';
import type {GuideTo} from './createGuideTo';
import type {CreateHeading} from './createHeadings';
import type {FindRequest, FindRequests} from '../requests/createRequests';
import type {FindWays} from '../requests/createWays';
import type {OutlineContext} from '../outline/OutlineContext';
import type {Words} from '../words/translations';

/** The input of every page. */
export interface PageContext extends OutlineContext {
  readonly usagesOf: (coordinate: string) => readonly UsageGroup[];
  /** The changes of an element from one published state of the schema to the next. */
  readonly historyOf: FindHistory;
  readonly unfold: Unfold;
  readonly badgesOf: BadgesOf;
  readonly guideTo: GuideTo;
  /** What guides have for these pages; missing before the guides are known. */
  readonly guides?: Guides;
  /** The guide that explains where a token comes from. */
  readonly tokenGuide?: ReferenceLink;
  readonly findTypedErrors: FindTypedErrors;
  /** The descriptions of what interfaces have, by its coordinate. */
  readonly interfaceTexts: ReadonlyMap<string, string>;
  /** The entry of a type, by its name. */
  readonly findType: (name: string) => Entry | undefined;
  /** The requests for operations, where their pages show some. */
  readonly requestsOf?: FindRequests;
  /** The first request for an operation, where there is a file with those of all operations. */
  readonly requestOf?: FindRequest;
  /** Whether this is not the latest state of the schema; feeds are of that one. */
  readonly isEarlier?: boolean;
  /** The operations that the file with the schema has, if there is one. */
  readonly schemaFile?: ReadonlySet<string>;
  /** The operations that lead to a type or take one, where pages show them. */
  readonly waysOf?: FindWays;
  /** The other operations of the same thing. */
  readonly siblingsOf: FindSiblings;
  /** The operations that replace a deprecated one. */
  readonly successorsOf: FindSuccessors;
}

/** The input of the sections of one page. */
export interface SectionContext extends PageContext {
  readonly toHeading: CreateHeading;
}

interface Parts
  extends
    Words,
    Pick<
      PageContext,
      'guideTo' | 'tokenGuide' | 'requestsOf' | 'requestOf' | 'waysOf' | 'isEarlier'
    > {
  /** The patterns of names of types that only help another one; `false` for none. */
  readonly helpers?: readonly string[] | false;
  readonly hasSchemaFile?: boolean;
  readonly badges?: Readonly<Record<string, BadgeOption>>;
}

/** The coordinates of operations in the file; one that needs a hidden type is not in it. */
function listPublished(model: ApiModel): ReadonlySet<string> {
  const operations = listEntries(withoutDangling(model)).filter(({kind}) =>
    isOperationKind(kind),
  );
  return new Set(operations.map(({element}) => element.coordinate));
}

function listInterfaceTexts(model: ApiModel): ReadonlyMap<string, string> {
  const interfaces = model.types.filter(({kind}) => kind === 'interface');
  return new Map(
    [...listElements({...model, types: interfaces, directives: []})].flatMap(
      ({element: {coordinate, description}}) =>
        description === undefined ? [] : [[coordinate, description] as const],
    ),
  );
}

export function createPageContext(
  model: ApiModel,
  permalinks: Permalinks,
  {helpers: patterns, hasSchemaFile = false, badges = {}, ...parts}: Parts,
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
    historyOf: createFindHistory(model),
    unfold: createUnfold(model, permalinks),
    badgesOf: createBadgesOf(model, badges, parts.t),
    helpers,
    findTypedErrors: createFindTypedErrors(model),
    interfaceTexts: listInterfaceTexts(model),
    findType: (name) => byCoordinate.get(name),
    ...(hasSchemaFile && {schemaFile: listPublished(model)}),
    siblingsOf: createFindSiblings(model, helpers),
    successorsOf: createFindSuccessors(model),
  };
}
