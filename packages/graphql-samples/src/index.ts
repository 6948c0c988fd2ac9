export {
  annotateWords,
  findCoordinates,
  type TokenClass,
  type WordNotes,
} from './annotateWords';
export {checkMarkdown} from './checkMarkdown';
export {checkRequest, formatDocument} from './checkRequest';
export {checkSample} from './checkSample';
export {createMarkdownChecker} from './createMarkdownChecker';
export {findDescriptions} from './markdown/findDescriptions';
export {loadFolders, loadMarkdown} from './markdown/loadMarkdown';
export {type MarkdownFormat, parseMarkdown} from './markdown/parseMarkdown';
export type {MarkdownFile} from './markdown/source';
export {parseMention} from './names/parseMention';
export {
  remarkGraphqlSamples,
  type RemarkGraphqlSamplesOptions,
} from './remarkGraphqlSamples';
export type {CheckedText, WrittenRequest} from './report/CheckedText';
export type {Finding, Rule, SampleReport} from './report/issue';
export type {Origin} from './report/toFinding';
export {printReport} from './report/printReport';
export {GRAPHQL, type Sample} from './samples/block';
export {parseMarks, type SampleMarks} from './samples/parseMarks';
export {
  checkScalarValue,
  COMMON_SCALARS,
  SCALAR_FORMATS,
  type ScalarCheck,
  type ScalarFormat,
  type Scalars,
  type ScalarUse,
} from './samples/scalars';
export type {SchemaContext} from './samples/schemaContext';
export {findSchemaOfSample, type SampleSchema} from './samples/schemas';
