import {existsSync, mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it, vi} from 'vitest';
import {
  createTemporaryFolder,
  describeLeftovers,
  removeTemporaryFolder,
} from '../temporaryFolder';

it('is where temporary files go, and is deleted with all that is left in it', () => {
  vi.stubEnv('TMPDIR', tmpdir());
  const folder = createTemporaryFolder();
  expect(tmpdir()).toBe(folder);
  const left = path.basename(mkdtempSync(path.join(tmpdir(), 'left-')));
  expect(removeTemporaryFolder(folder)).toEqual([left]);
  expect(existsSync(folder)).toBe(false);
});

it('is told of by the names that are left', () => {
  expect(describeLeftovers(['site-b', 'site-a'])).toBe(
    'The tests left 2 in the folder for temporary files: site-a, site-b. Who makes something there deletes it, after a failure, too.',
  );
});
