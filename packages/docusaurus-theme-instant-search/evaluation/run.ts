import {readFileSync} from 'node:fs';
import path from 'node:path';
import {BUILD, SITE} from '../../../commands/paths';
import {runCommand} from '../../../commands/runCommand';
import {loadGithubSchema} from '../../graphql-api-model/src/__tests__/schemas';
import {indexOf, toPages} from '../src/__tests__/searchSite';
import {createEngine, type Engine} from '../src/engine/engine';
import type {IndexFile, Manifest} from '../src/format/indexFile';
import GITHUB from './github.json' with {type: 'json'};
import LIBRARY from './library.json' with {type: 'json'};
import {loadLibrary} from './loadLibrary';
import {measureQuestions, type Questions} from './measureQuestions';

/** Of each query the fastest of so many searches counts. */
const RUNS = 4;

/** `npm run evaluate` searches `site/build`, GitHub's schema and the library for what readers ask. */
await runCommand(() => {
  const {file} = readJson(BUILD, 'search-index.json') as Manifest;
  const index = readJson(BUILD, file) as IndexFile;
  const pages = toPages(loadGithubSchema().schema);
  const site = createEngine(index);
  const [tune, report] = [readQuestions('tune'), readQuestions('report')];
  console.table({
    'this site, for tuning': measureQuestions(site, tune),
    'this site, never tuned for': measureQuestions(site, report),
    'the second list, for tuning': measureQuestions(site, readQuestions('fitTune')),
    'the second list, never tuned for': measureQuestions(
      site,
      readQuestions('fitReport'),
    ),
    "GitHub's schema": measureQuestions(createEngine(indexOf(pages)), GITHUB),
    'a library': measureQuestions(createEngine(loadLibrary()), LIBRARY),
  });
  const queries = [tune.questions, tune.names, GITHUB.questions].flatMap(Object.keys);
  const times = measureTimes(
    createEngine(indexOf(pages, index.guides, index.synonyms)),
    queries,
  );
  const percentile = (share: number) =>
    times[Math.floor(share * times.length)]?.toFixed(1);
  console.log(
    `Processor time of ${times.length} queries on ${pages.length} pages of GitHub's schema and the guides: ` +
      `median ${percentile(0.5)} ms, 95 % ${percentile(0.95)} ms`,
  );
  return Promise.resolve(0);
});

function readJson(...names: readonly string[]): unknown {
  return JSON.parse(readFileSync(path.join(...names), 'utf8'));
}

/** The questions about this site, which an owner replaces with the guides. */
function readQuestions(name: string): Questions {
  return readJson(SITE, 'docs/__tests__/searchQuestions', `${name}.json`) as Questions;
}

/** Milliseconds of processor time that each query takes, the shortest first. */
function measureTimes({search}: Engine, queries: readonly string[]): readonly number[] {
  const measure = (query: string): number => {
    const before = process.cpuUsage();
    search(query);
    const {user, system} = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  return queries
    .map((query) => Math.min(...Array.from({length: RUNS}, () => measure(query))))
    .toSorted((a, b) => a - b);
}
