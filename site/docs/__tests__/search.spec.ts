import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {BUILD} from '../../../commands/paths';
import {
  createEngine,
  type Engine,
} from '../../../packages/docusaurus-theme-instant-search/src/engine/engine';
import type {IndexFile} from '../../../packages/docusaurus-theme-instant-search/src/format/indexFile';
import {expect, test} from '../../../tests/support/site';
import GUIDE_QUESTIONS from './guideQuestions.json' with {type: 'json'};
import READERS_QUESTIONS from './readersQuestions.json' with {type: 'json'};

/** For each question the addresses that answer it: a page, with `#section` where one section does. */
type Questions = Readonly<Record<string, readonly string[]>>;

/** The questions that search in the guides must answer. */
const guideQuestions: Questions = GUIDE_QUESTIONS;
/** By readers who knew neither the guides' words nor the synonyms, so not all can be answered. */
const readersQuestions: Questions = READERS_QUESTIONS;

function readIndex(): IndexFile {
  const read = (path: string) =>
    JSON.parse(readFileSync(join(BUILD, path), 'utf8')) as object;
  const {file} = read('search-index.json') as {readonly file: string};
  return read(file) as IndexFile;
}

const FIRST = 3;

/** The addresses of the first results for a question. */
function findAnswers({search}: Engine, question: string): string[] {
  const results = search(question).groups.flatMap((group) => group.results);
  return results.slice(0, FIRST).map(({url}) => url);
}

test('every answer is a page, and a section, that exists', () => {
  const urls = new Set(
    readIndex().guides.flatMap(({url, sections}) =>
      sections.map(([anchor]) => (anchor === '' ? url : `${url}#${anchor}`)),
    ),
  );
  const answers = [guideQuestions, readersQuestions].flatMap((questions) =>
    Object.values(questions).flat(),
  );
  expect(answers.filter((answer) => !urls.has(answer))).toEqual([]);
});

/** The share of the questions without an answer among the first three results, and which. */
function findUnanswered(questions: Questions): {
  readonly share: number;
  readonly unanswered: string;
} {
  const engine = createEngine(readIndex());
  const all = Object.entries(questions);
  const unanswered = all
    .filter(([question, answers]) => {
      const found = findAnswers(engine, question);
      return !found.some((url) => answers.includes(url));
    })
    .map(([question]) => question);
  return {share: unanswered.length / all.length, unanswered: unanswered.join('; ')};
}

for (const [questions, least, most] of [
  [guideQuestions, 60, 0.1],
  [readersQuestions, 100, 0.25],
] as const) {
  test(`of ${least} questions at most ${most} have no answer among the first three results`, () => {
    expect(Object.keys(questions).length).toBeGreaterThanOrEqual(least);
    const {share, unanswered} = findUnanswered(questions);
    expect(share, unanswered).toBeLessThanOrEqual(most);
  });
}
