import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {ROOT} from '../../paths';
import {countLines, countRevision} from '../countRevision';

it('sums code and tests, in all and by room', () => {
  const files = {
    'packages/fast/src/index.ts': 10,
    'packages/fast/src/__tests__/index.test.ts': 4,
    'site/docs/guide.spec.ts': 3,
    'site/src/theme/Title.tsx': 20,
    'tests/support/site.ts': 5,
    'vitest.config.ts': 2,
  };
  const lines = Object.entries(files).map(([path, lines]) => ({path, lines}));
  expect(Object.fromEntries(countLines(lines))).toEqual({
    code: 32,
    tests: 12,
    'code of packages/fast': 10,
    'code of site': 20,
    'code of root': 2,
    'tests of packages/fast': 4,
    'tests of site': 3,
    'tests of tests': 5,
  });
});

it('counts the working copy as it counts the last commit', ({skip}) => {
  const isRepository = existsSync(path.join(ROOT, '.git'));
  skip(!isRepository, 'A copy without .git, as of test:next, has no commits.');
  const [now, last] = [countRevision(), countRevision('HEAD')];
  for (const [name, least] of [
    ['code', 1000],
    ['tests', 1000],
    ['packages', 1],
    ['locked dependencies', 1000],
  ] as const) {
    expect(now.get(name), name).toBeGreaterThan(least);
    expect(last.get(name), name).toBeGreaterThan(least);
  }
});
