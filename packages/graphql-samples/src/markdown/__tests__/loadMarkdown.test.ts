import {symlinkSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {writeFolder} from '../../../../../tests/support/writeFolder';
import {loadMarkdown} from '../loadMarkdown';

it('reads linked files, and follows no link to a folder', () => {
  const directory = writeFolder({'docs/a.md': 'a', 'README.md': 'b'});
  symlinkSync('..', path.join(directory, 'docs/up'));
  symlinkSync('../README.md', path.join(directory, 'docs/b.md'));
  expect(loadMarkdown('docs/**/*.md', {directory})).toEqual([
    {file: 'docs/a.md', text: 'a'},
    {file: 'docs/b.md', text: 'b'},
  ]);
});
