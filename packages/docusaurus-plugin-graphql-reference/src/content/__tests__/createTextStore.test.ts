import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {writeFolder} from '../../../../../tests/support/writeFolder';
import {createTextStore} from '../createTextStore';

it('returns the texts in their order, whatever letters they have, and nothing of an earlier file', () => {
  const file = path.join(writeFolder(), 'new', 'texts.md');
  createTextStore(file).add('/old', 'An earlier, longer text');
  writeFileSync(file, 'Something else that was there before');
  const store = createTextStore(file);
  store.add('/a', 'Café ☀');
  store.add('/b', '');
  store.add('/c', 'End');
  expect([...store].map(([href, text]) => [href, text.toString()])).toEqual([
    ['/a', 'Café ☀'],
    ['/b', ''],
    ['/c', 'End'],
  ]);
});
