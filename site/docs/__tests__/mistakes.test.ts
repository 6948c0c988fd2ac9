import {readFileSync} from 'node:fs';
import path from 'node:path';
import {checkMarkdown} from 'graphql-samples';
import {expect, it} from 'vitest';
import {loadContent} from '../../../mutation/content/loadContent';
import {printTable} from '../../../mutation/content/printTable';
import {runContent} from '../../../mutation/content/runContent';
import {IS_LONG} from '../../../commands/test/longMode';
import {buildChanged} from '../../../mutation/content/schema/loadDocument';
import {runSchema} from '../../../mutation/content/schema/runSchema';

const README = path.join(import.meta.dirname, '../../../mutation/content/README.md');

/** The tables without what Prettier does to them. */
function squeeze(text: string): string {
  return text.replaceAll(/[ -]+/g, ' ');
}

const content = loadContent();

it.each([
  ['the build loads them', content.schema],
  ['the mutants are made from them', content.toSchema(buildChanged(content.document))],
])('finds nothing in the guides and the schema as %s', (_, schema) => {
  expect(checkMarkdown(content.files, [schema]).errors).toEqual([]);
});

it('finds each mistake that is made in the guides or in the schema, as the table says', () => {
  const results = [
    ...runContent(content, {most: IS_LONG ? Infinity : 6, seed: 1}),
    ...runSchema(content, {most: IS_LONG ? Infinity : 4, seed: 1}),
  ];
  const survivors = results.flatMap(({kind, survivors: own}) =>
    own.map((survivor) => `${kind}: ${survivor}`),
  );
  if (IS_LONG) process.stdout.write(`${printTable(results)}\n`);
  expect(survivors).toEqual([]);
  const table = /^\|[\s\S]*\|$/m.exec(readFileSync(README, 'utf8'))?.[0] ?? '';
  if (!IS_LONG) expect(squeeze(table)).toBe(squeeze(printTable(results)));
});
