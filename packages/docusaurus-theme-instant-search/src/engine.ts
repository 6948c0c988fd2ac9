export {createEngine, type Engine, type SearchResult} from './engine/engine';
export {toMemberResult} from './engine/results';
export {
  FORMAT_VERSION,
  type IndexFile,
  type Manifest,
  MANIFEST_PATH,
  type TextsFile,
} from './format/indexFile';
export {fromReferenceGroup} from './format/referencePages';
export {toIndex} from './indexer/toIndex';
