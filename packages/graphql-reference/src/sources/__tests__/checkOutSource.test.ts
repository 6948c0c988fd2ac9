import {execFileSync} from 'node:child_process';
import {lstatSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {writeFolder} from '../../../../../tests/support/writeFolder';
import {checkOutSource} from '../checkOutSource';

it('creates no link', async () => {
  const repository = writeFolder({'api/a.graphql': ''});
  symlinkSync('/', path.join(repository, 'api/root'));
  for (const args of [
    ['init', '--quiet'],
    ['add', '.'],
    ['-c', 'user.name=a', '-c', 'user.email=a@b.c', 'commit', '--quiet', '-m', 'a'],
  ]) {
    execFileSync('git', args, {cwd: repository});
  }
  const folder = writeFolder();
  expect(await checkOutSource('git:HEAD:api', {folder, repository})).toBe('api');
  expect(lstatSync(path.join(folder, 'api/root')).isFile()).toBe(true);
});
