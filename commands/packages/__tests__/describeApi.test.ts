import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {API_FILE} from '../apiFile';
import {describeApi} from '../describeApi';
import {listPackages} from '../manifest';

it.each(listPackages())(
  'the documentation of $manifest.name says what its sources say; else "npm run api" writes it anew',
  async (package_) => {
    const file = path.join(package_.directory, API_FILE);
    expect(existsSync(file)).toBe(true);
    expect(readFileSync(file, 'utf8')).toBe(await describeApi(package_));
  },
  // TypeScript reads each package; a slow machine is no reason to fail.
  600_000,
);
