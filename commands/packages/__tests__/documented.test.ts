import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {listFiles} from '../../../tests/support/listFiles';
import {ROOT} from '../../paths';

/** `npm run NAME` in a text, and `npm test` and `npm start`; npm has other commands of its own. */
const SCRIPT = /\bnpm (?:run (?:--silent )?([\w:]+)|(test|start)\b)/g;

it('every npm script that a text or a workflow names exists', () => {
  const manifest = readFileSync(path.join(ROOT, 'package.json'), 'utf8');
  const {scripts} = JSON.parse(manifest) as {scripts: Record<string, string>};
  const named = listFiles(['**/*.{md,mdx}', '.github/**/*.yml'])
    .filter((file) => file !== 'CHANGELOG.md')
    .flatMap((file) =>
      Array.from(
        readFileSync(path.join(ROOT, file), 'utf8').matchAll(SCRIPT),
        ([, script = '', other = script]) => ({file, script: other}),
      ),
    );
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter(({script}) => !(script in scripts))).toEqual([]);
});
