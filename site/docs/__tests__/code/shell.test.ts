import {spawnSync} from 'node:child_process';
import {expect, it} from 'vitest';
import {blocksOf} from './codeBlocks';

const scripts = blocksOf(['bash']);

/** What bash reports of a script without running it. */
function parse(code: string): string {
  return spawnSync('bash', ['-n'], {input: code, encoding: 'utf8'}).stderr;
}

it('bash reads every command of guides and posts', () => {
  expect(scripts.length).toBeGreaterThan(10);
  const wrong = scripts
    .map(({page, line, code}) => `${page}:${line} ${parse(code)}`)
    .filter((text) => !text.endsWith(' '));
  expect(wrong).toEqual([]);
});
