import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, it} from 'vitest';
import {ROOT} from '../../../../../commands/paths';
import {listFiles} from '../../../../../tests/support/listFiles';

const require = createRequire(import.meta.url);

// A declaration with a variable that is not defined is void: a margin becomes 0.
it('styles that other sites use have variables of Infima only, or a fallback', () => {
  const infima = readFileSync(
    require.resolve('infima/dist/css/default/default.css'),
    'utf8',
  );
  const used = listFiles(['packages/docusaurus-*/src/**/*.css']).flatMap((file) =>
    Array.from(
      readFileSync(path.join(ROOT, file), 'utf8').matchAll(/var\((--ifm-[\w-]+)\)/g),
      ([, name = '']) => ({file, name}),
    ),
  );
  expect(used.length).toBeGreaterThan(20);
  expect(used.filter(({name}) => !infima.includes(`${name}:`))).toEqual([]);
});
