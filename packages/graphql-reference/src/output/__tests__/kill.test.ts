import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {readdir} from 'node:fs/promises';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {expect, it} from 'vitest';
import {writeFolder} from '../../../../../tests/support/writeFolder';
import {assertReplaceable, recoverDirectory} from '../replaceDirectory';

const KILLS = 6;
/** Replaces an output again and again, and prints a line once it has begun. */
const PROGRAM = `
  import {mkdir, writeFile} from 'node:fs/promises';
  import {createNext, markGenerated, recoverDirectory, replaceDirectory} from 'graphql-reference/output';
  const out = process.argv[1];
  await recoverDirectory(out);
  for (;;) {
    const next = await createNext(out);
    for (let page = 0; page < 20; page += 1) await writeFile(next + '/' + page + '.html', '');
    await mkdir(next + '/docs');
    await markGenerated(next);
    await replaceDirectory(next, out, 'Delete it.');
    console.log('replaced');
  }`;

it('leaves a whole output, or what becomes one, whenever it is killed', async () => {
  const out = path.join(writeFolder(), 'site');
  for (let kill = 0; kill < KILLS; kill += 1) {
    await replaceUntilKilled(out, kill * 3);
    await recoverDirectory(out);
    // 20 pages, a folder and the list of them.
    expect(await readdir(out)).toHaveLength(22);
    await assertReplaceable(out, 'Delete it.');
  }
});

async function replaceUntilKilled(out: string, milliseconds: number): Promise<void> {
  const args = ['--import', 'tsx', '--input-type=module', '--eval', PROGRAM, out];
  const child = spawn(process.execPath, args, {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  await setTimeout(milliseconds);
  child.kill('SIGKILL');
  await once(child, 'exit');
}
