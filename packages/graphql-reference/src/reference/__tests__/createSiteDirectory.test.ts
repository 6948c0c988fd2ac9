import {existsSync, mkdtempSync, readdirSync} from 'node:fs';
import {rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, expect, it, vi} from 'vitest';
import {createSiteDirectory} from '../createSiteDirectory';
import {DEFAULTS} from '../toSiteConfig';

const SITE = {...DEFAULTS, schema: ['/api/schema.graphql']};

// Before the next file, whose folder for temporary files is another one.
afterEach(() => {
  vi.unstubAllEnvs();
});

it('makes the folder of a site among the temporary files', async () => {
  const directory = await createSiteDirectory(SITE, []);
  expect(existsSync(path.join(directory, 'docusaurus.config.cjs'))).toBe(true);
  await rm(directory, {recursive: true});
});

it('leaves no folder behind where a file for it cannot be had', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'temporary-'));
  vi.stubEnv('TMPDIR', folder);
  const logo = path.join(folder, 'no-such-logo.svg');
  await expect(createSiteDirectory({...SITE, logo})).rejects.toThrow('ENOENT');
  expect(readdirSync(folder)).toEqual([]);
});
