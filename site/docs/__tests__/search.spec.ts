import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {
  measureQuestions,
  type Questions,
} from '../../../packages/docusaurus-theme-instant-search/evaluation/measureQuestions';
import {BUILD} from '../../../commands/paths';
import {createEngine} from '../../../packages/docusaurus-theme-instant-search/src/engine/engine';
import type {IndexFile} from '../../../packages/docusaurus-theme-instant-search/src/format/indexFile';
import {fromReferenceGroup} from '../../../packages/docusaurus-theme-instant-search/src/format/referencePages';
import {option, search} from '../../../tests/search/palette';
import {expect, test} from '../../../tests/support/site';
import FIT_REPORT from './searchQuestions/fitReport.json' with {type: 'json'};
import FIT_TUNE from './searchQuestions/fitTune.json' with {type: 'json'};
import REPORT from './searchQuestions/report.json' with {type: 'json'};
import TUNE from './searchQuestions/tune.json' with {type: 'json'};

function readIndex(): IndexFile {
  const read = (path: string) =>
    JSON.parse(readFileSync(join(BUILD, path), 'utf8')) as object;
  const {file} = read('search-index.json') as {readonly file: string};
  return read(file) as IndexFile;
}

test('every answer is a page, a section or a name that exists', () => {
  const {guides, reference} = readIndex();
  const urls = new Set([
    ...guides.flatMap(({url, sections}) =>
      sections.map(([anchor]) => (anchor === '' ? url : `${url}#${anchor}`)),
    ),
    ...reference
      .flatMap(fromReferenceGroup)
      .flatMap(({url, members = []}) => [
        url,
        ...members.map(({anchor}) => `${url}#${anchor}`),
      ]),
  ]);
  const lists: readonly Questions[] = [TUNE, REPORT, FIT_TUNE, FIT_REPORT];
  const answers = lists.flatMap(({questions, names}) =>
    [questions, names].flatMap((queries) => Object.values(queries).flat()),
  );
  expect(answers.filter((answer) => !urls.has(answer))).toEqual([]);
});

/** What the questions that the engine is tuned for, and those that it is not, may not fall below. */
const FLOORS: readonly (readonly [
  string,
  Questions,
  Readonly<Record<string, number>>,
])[] = [
  ['tuned for', TUNE, {'page in 3 (%)': 91, 'section in 3 (%)': 84, 'name in 3 (%)': 93}],
  [
    'never tuned for',
    REPORT,
    {'page in 3 (%)': 83, 'section in 3 (%)': 70, 'name in 3 (%)': 97},
  ],
  ['in other words', FIT_REPORT, {'page in 3 (%)': 80, 'no answer, reported (%)': 74}],
];

for (const [name, questions, floors] of FLOORS) {
  test(`search answers as many questions ${name} as before`, () => {
    const shares = measureQuestions(createEngine(readIndex()), questions);
    const below = Object.entries(floors).filter(([what, least]) => shares[what]! < least);
    expect(below, JSON.stringify(shares)).toEqual([]);
  });
}

test('a result of a guide shows the sentence that matches, with the words of the query marked', async ({
  page,
}) => {
  await search(page, 'requests in a rolling window');
  const result = option(page, /^Global limits/);
  await expect(result).toContainText('The limits use a rolling 60-second window.');
  await expect(result.locator('mark').filter({hasText: /^rolling$/})).toBeVisible();
});
