import {readFileSync} from 'node:fs';
import path from 'node:path';
import {BUILD, SITE} from '../../commands/paths';
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
import GITHUB from '../questions/github.json' with {type: 'json'};
import LIBRARY from '../questions/library.json' with {type: 'json'};
import {loadLibrary} from '../questions/loadLibrary';
import {measureQuestions, type Questions} from '../questions/measureQuestions';
import {measureTimes} from '../questions/measureTimes';
import type {Table} from '../results';

function readJson(...names: readonly string[]): unknown {
  return JSON.parse(readFileSync(path.join(...names), 'utf8'));
}

function loadSiteIndex(): IndexFile {
  const {file} = readJson(BUILD, 'search-index.json') as Manifest;
  return readJson(BUILD, file) as IndexFile;
}

/** The questions about this site, which an owner replaces with the guides. */
function readQuestions(name: string): Questions {
  return readJson(SITE, 'docs/__tests__/searchQuestions', `${name}.json`) as Questions;
}

/** Searches `site/build`, GitHub's schema and the library for what readers ask. */
export function measureAnswers(): Promise<readonly Table[]> {
  const index = loadSiteIndex();
  const site = createEngine(index);
  const pages = toPages(loadGithubSchema().schema);
  const github = createEngine(indexOf(pages));
  const large = createEngine(indexOf(pages, index.guides, index.synonyms));
  const library = createEngine(loadLibrary());
  const [tune, report] = [readQuestions('tune'), readQuestions('report')];
  const rows = [
    {questions: 'this site, for tuning', ...measureQuestions(site, tune)},
    {questions: 'this site, never tuned for', ...measureQuestions(site, report)},
    {
      questions: 'the second list, for tuning',
      ...measureQuestions(site, readQuestions('fitTune')),
    },
    {
      questions: 'the second list, never tuned for',
      ...measureQuestions(site, readQuestions('fitReport')),
    },
    {questions: "GitHub's schema, never tuned for", ...measureQuestions(github, GITHUB)},
    {questions: 'a library, never tuned for', ...measureQuestions(library, LIBRARY)},
  ];
  const asked = [tune.questions, tune.names, GITHUB.questions].flatMap(Object.keys);
  const title = `Processor time of ${asked.length} queries on ${pages.length} pages of GitHub's schema and the guides of this site`;
  return Promise.resolve([
    {title: 'Questions that search answers', rows},
    {title, rows: [measureTimes(large, asked)]},
  ]);
}
