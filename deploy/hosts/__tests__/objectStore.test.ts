import {execFileSync} from 'node:child_process';
import {chmod, mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {toUploadScript} from '../objectStore';

const EXCLUDED = '--exclude *.br --exclude *.gz --exclude .release.json --no-progress';

it('uploads what pages load, then the rest, then pages, and deletes last', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'upload-'));
  onTestFinished(() => rm(folder, {recursive: true}));
  await mkdir(path.join(folder, 'bin'));
  const log = path.join(folder, 'log');
  // Stands for the real program, and writes down what it is asked.
  await writeFile(path.join(folder, 'bin/aws'), `#!/bin/sh\necho "$*" >> ${log}\n`);
  await chmod(path.join(folder, 'bin/aws'), 0o755);
  const script = path.join(folder, 'upload.sh');
  await writeFile(script, toUploadScript());
  execFileSync('sh', [script, 'out', 's3://docs'], {
    env: {
      ...process.env,
      PATH: `${folder}/bin${path.delimiter}${process.env['PATH'] ?? ''}`,
    },
  });
  expect((await readFile(log, 'utf8')).trimEnd().split('\n')).toEqual([
    `s3 sync out/assets s3://docs/assets --cache-control public, max-age=31536000, immutable ${EXCLUDED}`,
    `s3 sync out s3://docs --exclude assets/* --exclude *.html --cache-control no-cache ${EXCLUDED}`,
    `s3 sync out s3://docs --exclude * --include *.html --cache-control no-cache ${EXCLUDED}`,
    `s3 sync out s3://docs --delete ${EXCLUDED}`,
  ]);
});

it('stops at the first step that fails: no page comes before its files', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'upload-'));
  onTestFinished(() => rm(folder, {recursive: true}));
  const log = path.join(folder, 'log');
  await writeFile(path.join(folder, 'aws'), `#!/bin/sh\necho "$*" >> ${log}\nexit 1\n`);
  await chmod(path.join(folder, 'aws'), 0o755);
  const env = {
    ...process.env,
    PATH: `${folder}${path.delimiter}${process.env['PATH'] ?? ''}`,
  };
  const script = path.join(folder, 'upload.sh');
  await writeFile(script, toUploadScript());
  expect(() =>
    execFileSync('sh', [script, 'out', 's3://docs'], {env, stdio: 'ignore'}),
  ).toThrow('Command failed');
  expect((await readFile(log, 'utf8')).trimEnd().split('\n')).toHaveLength(1);
});
