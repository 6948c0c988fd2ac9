import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {API_FILE} from '../apiFile';
import {describeApis} from '../describeApi';
import {listPackages} from '../manifest';

describe('API.md', () => {
  const packages = listPackages();
  let texts: readonly string[] = [];

  beforeAll(async () => {
    texts = await describeApis(packages);
  });

  it.each([...packages.entries()].map(([index, one]) => ({...one, index})))(
    'of $manifest.name says what its sources say; else "npm run api" writes it anew',
    ({directory, index}) => {
      const file = path.join(directory, API_FILE);
      expect(existsSync(file)).toBe(true);
      expect(readFileSync(file, 'utf8')).toBe(texts[index]);
    },
  );
});
