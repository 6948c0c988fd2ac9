import {existsSync, mkdtempSync, readdirSync} from 'node:fs';
import {rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, expect, it, vi} from 'vitest';
import {createSite} from '../createSite';

const schema = '/api/schema.graphql';

// Before the next file, whose folder for temporary files is another one.
afterEach(() => {
  vi.unstubAllEnvs();
});

it('creates the folder of a site among the temporary files', async () => {
  const {directory} = await createSite({schema});
  expect(path.dirname(directory)).toBe(tmpdir());
  expect(existsSync(path.join(directory, 'docusaurus.config.cjs'))).toBe(true);
  await rm(directory, {recursive: true});
});

it('leaves no folder behind when a file for it is missing', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'temporary-'));
  vi.stubEnv('TMPDIR', folder);
  const logo = path.join(folder, 'no-such-logo.svg');
  await expect(createSite({schema, logo})).rejects.toThrow('ENOENT');
  expect(readdirSync(folder)).toEqual([]);
});
