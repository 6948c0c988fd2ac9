import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {ROOT} from '../../../commands/paths';
import {findDialect} from '../../../commands/words/findDialect';
import {listFiles} from '../../../tests/support/listFiles';

it('texts, schema and sources of the site are in the English of the field', () => {
  const files = listFiles(['site/**/*.{md,mdx,graphql,ts,tsx}']).filter(
    (file) => !/\/(?:__tests__|schema-history)\//.test(file),
  );
  expect(files.length).toBeGreaterThan(50);
  const problems = files.flatMap((file) =>
    findDialect(file, readFileSync(path.join(ROOT, file), 'utf8')),
  );
  expect(problems).toEqual([]);
});
