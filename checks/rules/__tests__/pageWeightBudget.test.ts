import {expect, it} from 'vitest';
import type {Build} from '../../build';
import {pageWeightBudget} from '../pageWeightBudget';
import {buildOf} from './buildOf';

const KB = 1024;
const SCRIPT = '<script src="/assets/js/main.js"></script>';
const STYLES = '<link rel="stylesheet" href="/assets/css/styles.css">';

function buildWith(html: string, weights: Readonly<Record<string, number>>): Build {
  const pages = Object.keys(weights).filter((path) => path.startsWith('/docs/'));
  const htmlOf = Object.fromEntries(pages.map((path) => [path, html]));
  return buildOf(htmlOf, {}, {weigh: (path) => weights[path] ?? 0});
}

it('passes pages that weigh just the budget, and pages outside the reference', () => {
  const build = buildWith(STYLES + SCRIPT + SCRIPT, {
    '/docs/graphql': 9 * KB,
    '/docs/graphql/a': 9 * KB,
    '/docs/graphql/b': 20 * KB,
    '/docs/chat': 900 * KB,
    '/assets/js/main.js': 80 * KB,
    '/assets/css/styles.css': 10 * KB,
  });
  expect(pageWeightBudget(build)).toEqual([]);
});

it.each([
  [
    'heavy HTML',
    buildWith('', {'/docs/graphql': 9.1 * KB, '/docs/graphql/a': 20.1 * KB}),
    [
      'The HTML of the median page is 9.1 KB; the budget is 9.0 KB.',
      'The HTML of the page is 20.1 KB; the budget is 20.0 KB.',
    ],
  ],
  [
    'a heavy first load',
    buildWith(SCRIPT, {'/docs/graphql': KB, '/assets/js/main.js': 130 * KB}),
    [
      'The first load of the median page is 131.0 KB; the budget is 110.0 KB.',
      'The first load of the page is 131.0 KB; the budget is 120.0 KB.',
    ],
  ],
  [
    'many scripts',
    buildWith(SCRIPT.repeat(5), {'/docs/graphql': KB}),
    ['The number of scripts of the page is 5; the budget is 4.'],
  ],
])('reports %s', (_, build, messages) => {
  expect(pageWeightBudget(build).map(({message}) => message)).toEqual(messages);
});
