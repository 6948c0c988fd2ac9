import {spawnSync} from 'node:child_process';
import {mkdir, readdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {beforeEach, expect, it} from 'vitest';
import {writeFiles} from '../../../../../tests/support/writeFiles';
import {writeFolder} from '../../../../../tests/support/writeFolder';
import {createNext, createWorkspace} from '../createFolders';
import {markGenerated} from '../generatedFiles';

const PID = String(process.pid);

let folder: string;
let endedPid: number;
const inFolder = (name: string): string => path.join(folder, name);

beforeEach(() => {
  folder = writeFolder();
  endedPid = spawnSync(process.execPath, ['--version']).pid;
});

it('gives a process an empty workspace', async () => {
  const parent = inFolder('.cache/builds');
  const workspace = await createWorkspace(parent);
  expect(workspace).toBe(path.join(parent, PID));
  await writeFile(path.join(workspace, 'old.html'), '');
  await createWorkspace(parent);
  expect(await readdir(workspace)).toEqual([]);
});

it('deletes the workspaces of processes that were killed, and no others', async () => {
  for (const name of [endedPid, process.ppid, 'someone']) {
    await mkdir(inFolder(String(name)));
  }
  await createWorkspace(folder);
  expect(await readdir(folder)).toEqual([PID, String(process.ppid)].sort());
});

it('deletes what killed processes generated there, and nothing else', async () => {
  const name = `site.next-${endedPid}`;
  writeFiles(folder, {[`${name}/index.html`]: ''});
  await markGenerated(inFolder(name));
  for (const kept of [
    `other.next-${endedPid}`,
    `site.next-${process.ppid}`,
    'site.next-x',
  ]) {
    await mkdir(inFolder(kept));
  }
  await createNext(inFolder('site'));
  expect(await readdir(folder)).not.toContain(name);
  expect(await readdir(folder)).toHaveLength(4);
});

it('creates it beside the output, and keeps a folder of such a name with other files', async () => {
  const name = `site.next-${endedPid}`;
  writeFiles(folder, {[`${name}/precious.txt`]: ''});
  expect(await createNext(inFolder('site'))).toBe(inFolder(`site.next-${PID}`));
  expect(await readdir(inFolder(name))).toEqual(['precious.txt']);
});
