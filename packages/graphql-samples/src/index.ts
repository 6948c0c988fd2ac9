export {readDescriptions} from './description/readDescriptions';
export {
  checkMarkdown,
  type MarkdownFile,
  type SampleReport,
} from './markdown/checkMarkdown';
export {createMarkdownChecker} from './markdown/createMarkdownChecker';
export type {MarkdownFormat} from './markdown/parseMarkdown';
export {
  remarkGraphqlSamples,
  type RemarkGraphqlSamplesOptions,
} from './markdown/remarkGraphqlSamples';
export type {Origin} from './markdown/treeSource';
export {readMention, type NamesRule} from './mention/readMention';
export {printReport} from './report/printReport';
export type {Rule} from './rules';
export {GRAPHQL} from './sample/checkBlock';
export {checkSample} from './sample/checkSample';
export {SCALAR_FORMATS, type ScalarFormat} from './sample/forms';
export {readMarks, type SampleMarks} from './sample/readMarks';
export {
  checkScalarValue,
  COMMON_SCALARS,
  type ScalarCheck,
  type Scalars,
  type ScalarUse,
} from './sample/scalars';
export type {BlockStrictness, Finding, Sample, SchemaContext} from './sample/types';
export {findSchemaOfSample, type SampleSchema} from './schemas';
export {checkVocabulary} from './vocabulary/checkVocabulary';
export {readVocabulary, type Entry, type Vocabulary} from './vocabulary/readVocabulary';
export {annotateWords, type TokenClass, type WordNotes} from './words/annotateWords';
