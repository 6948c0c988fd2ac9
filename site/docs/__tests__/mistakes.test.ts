import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {loadContent} from '../../../mutation/content/loadContent';
import {printTable} from '../../../mutation/content/printTable';
import {runContent} from '../../../mutation/content/runContent';

const README = path.join(import.meta.dirname, '../../../mutation/content/README.md');

it('finds each mistake that is made in the guides, as the table says', () => {
  const results = runContent(loadContent(), {most: 8, seed: 1});
  const survivors = results.flatMap((result) =>
    result.survivors.map(
      ({kind, file, from, to}) => `${kind}: ${file}: ${from} -> ${to}`,
    ),
  );
  expect(survivors).toEqual([]);
  const table = /^\|[\s\S]*\|$/m.exec(readFileSync(README, 'utf8'))?.[0] ?? '';
  const squeeze = (text: string): string => text.replaceAll(/[ -]+/g, ' ');
  expect(squeeze(table)).toBe(squeeze(printTable(results)));
});
