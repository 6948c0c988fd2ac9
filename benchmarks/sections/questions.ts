import {readFileSync} from 'node:fs';
import path from 'node:path';
import {BUILD} from '../../commands/paths';
import {
  indexOf,
  toPages,
} from '../../packages/docusaurus-theme-instant-search/src/__tests__/searchSite';
import {createEngine} from '../../packages/docusaurus-theme-instant-search/src/engine/engine';
import type {
  IndexFile,
  Manifest,
} from '../../packages/docusaurus-theme-instant-search/src/format/indexFile';
import {loadGithubSchema} from '../../packages/graphql-api-model/src/__tests__/schemas';
import FIT_REPORT from '../../site/docs/__tests__/searchQuestions/fitReport.json' with {type: 'json'};
import FIT_TUNE from '../../site/docs/__tests__/searchQuestions/fitTune.json' with {type: 'json'};
import REPORT from '../../site/docs/__tests__/searchQuestions/report.json' with {type: 'json'};
import TUNE from '../../site/docs/__tests__/searchQuestions/tune.json' with {type: 'json'};
import GITHUB from '../questions/github.json' with {type: 'json'};
import LIBRARY from '../questions/library.json' with {type: 'json'};
import {loadLibrary} from '../questions/loadLibrary';
import {measureQuestions} from '../questions/measureQuestions';
import {measureTimes} from '../questions/measureTimes';
import type {Table} from '../results';

function loadSiteIndex(): IndexFile {
  const read = (file: string) =>
    JSON.parse(readFileSync(path.join(BUILD, file), 'utf8')) as unknown;
  const {file} = read('search-index.json') as Manifest;
  return read(file) as IndexFile;
}

/** Searches `site/build`, GitHub's schema and the library for what readers ask. */
export function measureAnswers(): Promise<readonly Table[]> {
  const index = loadSiteIndex();
  const site = createEngine(index);
  const pages = toPages(loadGithubSchema().schema);
  const github = createEngine(indexOf(pages));
  const large = createEngine(indexOf(pages, index.guides, index.synonyms));
  const library = createEngine(loadLibrary());
  const rows = [
    {questions: 'this site, for tuning', ...measureQuestions(site, TUNE)},
    {questions: 'this site, never tuned for', ...measureQuestions(site, REPORT)},
    {questions: 'the second list, for tuning', ...measureQuestions(site, FIT_TUNE)},
    {
      questions: 'the second list, never tuned for',
      ...measureQuestions(site, FIT_REPORT),
    },
    {questions: "GitHub's schema, never tuned for", ...measureQuestions(github, GITHUB)},
    {questions: 'a library, never tuned for', ...measureQuestions(library, LIBRARY)},
  ];
  const asked = [TUNE.questions, TUNE.names, GITHUB.questions].flatMap(Object.keys);
  const title = `Processor time of ${asked.length} queries on ${pages.length} pages of GitHub's schema and the guides of this site`;
  return Promise.resolve([
    {title: 'Questions that search answers', rows},
    {title, rows: [measureTimes(large, asked)]},
  ]);
}
