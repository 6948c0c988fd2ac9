export {readDescriptions} from './description/readDescriptions';
export {
  checkMarkdown,
  type MarkdownFile,
  type SampleReport,
} from './markdown/checkMarkdown';
export type {MarkdownFormat} from './markdown/parseMarkdown';
export {
  remarkGraphqlSamples,
  type RemarkGraphqlSamplesOptions,
} from './markdown/remarkGraphqlSamples';
export type {Origin} from './markdown/treeSource';
export {readMention, type NamesRule} from './mention/readMention';
export {printReport} from './report/printReport';
export {checkSample, GRAPHQL} from './sample/checkSample';
export {readMarks, type SampleMarks} from './sample/readMarks';
export {
  checkScalarValue,
  COMMON_SCALARS,
  SCALAR_FORMATS,
  type ScalarCheck,
  type ScalarFormat,
  type Scalars,
  type ScalarUse,
} from './sample/scalars';
export type {Finding, Sample, SchemaContext} from './sample/types';
export {findSchemaOfSample, type SampleSchema} from './schemas';
export {checkVocabulary} from './vocabulary/checkVocabulary';
export {readVocabulary, type Entry, type Vocabulary} from './vocabulary/readVocabulary';
export {annotateWords, type TokenClass, type WordNotes} from './words/annotateWords';
