import {expect, it} from 'vitest';
import {markdownBudget} from '../markdownBudget';
import {buildOf} from './buildOf';

const HTML = '<link rel="alternate" type="text/markdown" href="/docs/graphql/a.md">';

function messagesOf(assets: Readonly<Record<string, string>>): readonly string[] {
  const build = buildOf({'/docs/graphql/a': HTML}, assets);
  return markdownBudget(build).map(({page, message}) => `${page}: ${message}`);
}

it('Markdown and lists as long as they may be have no fault', () => {
  expect(
    messagesOf({
      '/docs/graphql/a.md': 'a'.repeat(7340),
      '/llms.txt': 'a'.repeat(10_000),
      '/docs/graphql/llms/a.txt': 'a'.repeat(50_000),
    }),
  ).toEqual([]);
});

it('names the median page, the index and each list that is too long', () => {
  expect(
    messagesOf({
      '/docs/graphql/a.md': 'a'.repeat(7344),
      '/llms.txt': 'ä'.repeat(5001),
      '/docs/graphql/llms/a.txt': 'a'.repeat(50_001),
    }),
  ).toEqual([
    '/docs/graphql/a.md: The median tokens are 2001; the budget is 2000.',
    '/llms.txt: The bytes are 10002; the budget is 10000.',
    '/docs/graphql/llms/a.txt: The bytes are 50001; the budget is 50000.',
  ]);
});
