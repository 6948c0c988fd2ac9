import {mkdir} from 'node:fs/promises';
import {afterEach, expect, it, vi} from 'vitest';
import {CommandError, describeFileError, runCommand} from '../runCommand';

afterEach(() => {
  process.exitCode = undefined;
});

it('shows the message of a command error alone, and fails', async () => {
  const print = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await runCommand(() => Promise.reject(new CommandError('No schema is named.')));
  expect(print.mock.calls).toEqual([['No schema is named.']]);
  expect(process.exitCode).toBe(1);
});

it('leaves an error that is a mistake of ours to Node, which shows its stack', async () => {
  await expect(runCommand(() => Promise.reject(new TypeError('x')))).rejects.toThrow('x');
});

it('tells in one line that a folder cannot be made', async () => {
  const print = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await runCommand(async () => {
    await mkdir('/dev/null/site', {recursive: true});
    return 0;
  });
  expect(print.mock.calls).toEqual([
    [
      'Could not use /dev/null/site: a part of the path is no folder. Use another folder (ENOTDIR).',
    ],
  ]);
});

it('has words for a full disk, which names no file', () => {
  const error = Object.assign(new Error('no'), {code: 'ENOSPC', syscall: 'write'});
  expect(describeFileError(error)).toBe(
    'Could not write: the disk is full. Free some space and try again (ENOSPC).',
  );
});

it('names the place that a copy goes to', () => {
  const fields = {code: 'ENOSPC', syscall: 'copyfile', path: '/from', dest: '/to'};
  expect(describeFileError(Object.assign(new Error('no'), fields))).toBe(
    'Could not use /to: the disk is full. Free some space and try again (ENOSPC).',
  );
});

it.each([
  ['EROFS', 'the file system is read-only. Use another folder'],
  ['EACCES', 'this user may not do that. Use another folder, or change its rights'],
])('has words for %s', (code, words) => {
  const error = Object.assign(new Error('no'), {code, syscall: 'open', path: '/a/b'});
  expect(describeFileError(error)).toBe(`Could not use /a/b: ${words} (${code}).`);
});

it('has none for errors that are no matter of files', () => {
  expect(describeFileError(new Error('no'))).toBeUndefined();
  expect(describeFileError('no')).toBeUndefined();
  expect(
    describeFileError(Object.assign(new Error('no'), {code: 'ENOENT', syscall: 'open'})),
  ).toBeUndefined();
});
