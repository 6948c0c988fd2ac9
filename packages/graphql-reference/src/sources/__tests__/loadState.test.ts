import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, it, vi} from 'vitest';
import {writeFolder} from '../../../../../tests/support/writeFolder';

const PROGRAM = path.resolve(import.meta.dirname, '../../bin.ts');

it('leaves no temporary folder when a signal ends it', async () => {
  const directory = writeFolder({'tmp/.keep': '', 'a.graphql': 'type Query { a: Int }'});
  const temporary = path.join(directory, 'tmp');
  const child = spawn(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), PROGRAM, 'diff', '-', 'a.graphql'],
    {cwd: directory, env: {...process.env, TMPDIR: temporary}},
  );
  const listStates = (): readonly string[] =>
    readdirSync(temporary).filter((name) => name.startsWith('graphql-state-'));
  await vi.waitUntil(() => listStates().length > 0, {timeout: 60_000});
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([143, null]);
  expect(listStates()).toEqual([]);
}, 90_000);
