export * from './model/apiModel';
export {compareNames} from './model/compareNames';
export {describeSchema} from './model/describeSchema';
export type {GroupBy, Grouping} from './model/groupElements';
export {listElements, type Visit} from './model/listElements';
export {codeFrame} from './schema/codeFrame';
export {coordinatesOf} from './schema/coordinatesOf';
export {getPathsToWatch} from './schema/findFiles';
export {didYouMean, suggestionList} from './schema/graphqlInternals';
export {lineAndColumn} from './schema/lineAndColumn';
export {
  createSchemaLoader,
  loadSchema,
  type LoadedSchema,
  type SchemaSource,
} from './schema/loadSchema';
export {nearestName} from './schema/nearestName';
export {JsonError, type JsonMember, type JsonNode, parseJson} from './schema/parseJson';
export {ReportError} from './schema/ReportError';
