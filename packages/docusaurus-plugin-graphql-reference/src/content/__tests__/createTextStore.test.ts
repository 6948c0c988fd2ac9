import path from 'node:path';
import {expect, it} from 'vitest';
import {writeFolder} from '../../../../../tests/support/writeFolder';
import {createTextStore, readBytes} from '../createTextStore';

it('texts are read as they were added, whatever letters they have, and nothing of an earlier file', () => {
  const file = path.join(writeFolder(), 'new', 'texts.md');
  createTextStore(file)('An earlier, longer text');
  const add = createTextStore(file);
  const texts = ['Café ☀', '', 'End'];
  const bytes = texts.map(add);
  expect(bytes.map((each) => String(readBytes(file, each)))).toEqual(texts);
});
