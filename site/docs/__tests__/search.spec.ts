import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import {load} from 'cheerio';
import {BUILD} from '../../../commands/paths';
import {
  createEngine,
  type Engine,
} from '../../../packages/docusaurus-theme-instant-search/src/engine/engine';
import type {IndexFile} from '../../../packages/docusaurus-theme-instant-search/src/format/indexFile';
import {expect, open, test} from '../../../tests/support/site';
import GUIDE_QUESTIONS from './guideQuestions.json' with {type: 'json'};
import {field, option, search} from '../../../tests/search/palette';
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

/** Addresses of the first results for a question, in the order in which they are shown. */
async function ask(page: Page, question: string): Promise<(string | null)[]> {
  await field(page).fill(question);
  await expect(page.getByRole('group', {name: 'Start here'})).toBeHidden();
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(
    /result|Nothing/u,
  );
  const links = await page.getByRole('option').all();
  return Promise.all(links.slice(0, FIRST).map((link) => link.getAttribute('href')));
}

/** The same, as the engine finds them that answers the browser. */
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

test('results are links with the address of the section', async ({page}) => {
  await search(page, 'supported languages');
  await expect(option(page, /^Supported languages/)).toHaveAttribute(
    'href',
    '/docs/internationalisation#supported-languages',
  );
});

test('the first results that are shown are those of the engine', async ({page}) => {
  const engine = createEngine(readIndex());
  for (const question of [
    ...Object.keys(guideQuestions).slice(0, 3),
    ...Object.keys(readersQuestions).slice(0, 3),
  ]) {
    await open(page, '/docs/caching-layers');
    await page.keyboard.press('/');
    expect(await ask(page, question), question).toEqual(findAnswers(engine, question));
  }
});

test('nine of ten questions have their answer among the first three results', () => {
  expect(Object.keys(guideQuestions).length).toBeGreaterThanOrEqual(60);
  const {share, unanswered} = findUnanswered(guideQuestions);
  expect(share, unanswered).toBeLessThan(0.1);
});

test('three of four questions in the words of readers have their answer there, too', () => {
  expect(Object.keys(readersQuestions).length).toBeGreaterThanOrEqual(100);
  const {share, unanswered} = findUnanswered(readersQuestions);
  expect(share, unanswered).toBeLessThanOrEqual(0.25);
});

test('the index takes at most 30 bytes a reference page and a quarter of the text of guides', () => {
  const index = readIndex();
  const pages = index.reference.flatMap((group) => group.pages).length;
  const text = index.guides.map(({url}) => readText(url)).join('\n');
  const size = brotliCompressSync(JSON.stringify(index)).length;
  expect(size).toBeLessThanOrEqual(30 * pages + 0.25 * Buffer.byteLength(text));
});

/** The text of a page without code blocks, as the index takes it in. */
function readText(url: string): string {
  const $ = load(readFileSync(join(BUILD, url, 'index.html'), 'utf8'));
  $('main').find('nav, pre, button, script, style, svg, footer, .hash-link').remove();
  return $('main').text().replace(/\s+/gu, ' ');
}
