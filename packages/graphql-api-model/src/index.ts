export {divide, MOST_ON_PAGE} from './addresses/divideMembers';
export {weigh} from './addresses/weigh';
export {
  type CatalogueLinks,
  type CataloguePage,
  MOST_IN_CATALOGUE,
} from './addresses/catalogueLinks';
export {
  createPermalinks,
  EXECUTABLE_DIRECTIVES,
  FOLDERS,
  type ListKind,
  type MemberPage,
  type Permalinks,
  toBasePath,
  toHash,
} from './addresses/permalinks';
export {OTHER, toGroupIds, toSectionIds} from './addresses/sectionIds';
export * from './model/apiModel';
export type {Change, Difference, NameList, Release} from './model/change';
export {compareNames} from './model/compareNames';
export type * from './model/contract';
export {
  CONTRACT_FACTS,
  type ContractDirectives,
  type ContractFact,
  type ContractSource,
} from './model/contractDirectives';
export {type Catalogue, type CatalogueEntry, listCatalogue} from './model/listCatalogue';
export {readContracts} from './model/readContracts';
export {describeSchema} from './model/describeSchema';
export type {GroupBy, Grouping} from './model/groupElements';
export {HIDE_PATTERN, hideElements} from './model/hideElements';
export {
  type Entry,
  findRoot,
  isExecutable,
  isOperationKind,
  type Kind,
  listEntries,
  listKinds,
} from './model/listEntries';
export {listElements, type Visit} from './model/listElements';
export {codeFrame} from './schema/codeFrame';
export {coordinatesOf} from './schema/coordinatesOf';
export {getPathsToWatch} from './schema/findFiles';
export {lineAndColumn} from './schema/lineAndColumn';
export {
  createSchemaLoader,
  loadSchema,
  type LoadedSchema,
  type SchemaSource,
} from './schema/loadSchema';
export {JsonError, type JsonMember, type JsonNode, parseJson} from './schema/parseJson';
export {ReportError} from './schema/ReportError';
export {SchemaError} from './schema/SchemaError';
export {findChanges} from './views/findChanges';
export {findReleases, type State} from './views/findReleases';
export {
  createFindSiblings,
  type FindSiblings,
  type InputDifference,
  type Sibling,
  type Siblings,
} from './views/findSiblings';
export {findHelpers, HELPER_PATTERNS} from './views/findHelpers';
export {type Family, foldHelpers} from './views/foldHelpers';
export {firstSentence} from './views/firstSentence';
export {
  findUsages,
  USAGE_LABELS,
  type UsageGroup,
  type UsageKind,
  type Use,
} from './views/findUsages';
export {type ReferenceLink, toTypeLink, type TypeLink} from './views/links';
export {measureDescriptions} from './views/measureDescriptions';
export {getMembers, isRequired, type MemberElement} from './model/members';
export {isPlain, parseDescription} from './views/parseDescription';
export {printSchemaFile} from './views/printSchemaFile';
export {printSdl, type SdlToken} from './views/printSdl';
export {
  type MemberKind,
  type SearchMember,
  type SearchPage,
  toSearchPages,
} from './views/toSearchPages';
export {
  createFindTypedErrors,
  type FindTypedErrors,
  type TypedError,
} from './views/findTypedErrors';
export {toSummary} from './views/toSummary';
export {
  createUnfold,
  type Unfold,
  type Unfolded,
  type UnfoldedArgument,
  type UnfoldedMember,
  weighUnfolded,
} from './views/unfold';
export * from './words';
export {memoize} from './views/memoize';
