import {expect, it} from 'vitest';
import type {Build} from '../../build';
import {pageWeightBudget} from '../pageWeightBudget';
import {buildOf} from './buildOf';

const KB = 1024;
const SCRIPT = '<script src="/assets/js/main.js"></script>';
const STYLES = '<link rel="stylesheet" href="/assets/css/styles.css">';

function buildWith(html: string, weights: Readonly<Record<string, number>>): Build {
  const pages = Object.keys(weights).filter((path) => path.startsWith('/docs/'));
  return buildOf(
    Object.fromEntries(pages.map((path) => [path, html])),
    {},
    {weigh: (path) => weights[path] ?? 0},
  );
}

it('passes pages that weigh just the budget', () => {
  const build = buildWith(STYLES + SCRIPT, {
    '/docs/graphql': 9 * KB,
    '/docs/graphql/a': 9 * KB,
    '/docs/graphql/b': 20 * KB,
    '/assets/js/main.js': 80 * KB,
    '/assets/css/styles.css': 10 * KB,
  });
  expect(pageWeightBudget(build)).toEqual([]);
});

it('has no budget for pages outside the reference', () => {
  expect(pageWeightBudget(buildWith('', {'/docs/chat': 900 * KB}))).toEqual([]);
});

it('reports a heavy median and each heavy page', () => {
  const build = buildWith('', {'/docs/graphql': 9.1 * KB, '/docs/graphql/a': 20.1 * KB});
  expect(pageWeightBudget(build)).toEqual([
    {
      page: '/docs/graphql',
      message: 'The median reference page has 9.1 KB of HTML; the budget is 9.0 KB.',
      fix: 'Look for what all reference pages repeat.',
    },
    {
      page: '/docs/graphql/a',
      message: 'The page has 20.1 KB of HTML; the budget is 20.0 KB.',
      fix: 'Fold or split its longest list.',
    },
  ]);
});

it('reports a heavy first load, in which a file counts once', () => {
  const weights = {'/docs/graphql': KB, '/assets/js/main.js': 64 * KB};
  expect(pageWeightBudget(buildWith(SCRIPT + SCRIPT, weights))).toEqual([]);
  expect(
    pageWeightBudget(buildWith(SCRIPT, {...weights, '/assets/js/main.js': 130 * KB})),
  ).toEqual([
    {
      page: '/docs/graphql',
      message:
        'The first load of the median reference page takes 131.0 KB; the budget is 110.0 KB.',
      fix: 'Find what grew in its scripts and style sheets; load it on demand.',
    },
    {
      page: '/docs/graphql',
      message: 'The first load takes 131.0 KB; the budget is 120.0 KB.',
      fix: 'Find what grew in its scripts and style sheets; load it on demand.',
    },
  ]);
});

it('reports a page that names many scripts', () => {
  expect(pageWeightBudget(buildWith(SCRIPT.repeat(5), {'/docs/graphql': KB}))).toEqual([
    {
      page: '/docs/graphql',
      message: 'The page names 5 scripts; the budget is 4.',
      fix: 'Find the plugin or head tag that adds one.',
    },
  ]);
});
