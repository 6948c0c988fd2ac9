import {mkdir} from 'node:fs/promises';
import {afterEach, expect, it, vi} from 'vitest';
import {CommandError, describeFileError, runCommand} from '../runCommand';

afterEach(() => {
  process.exitCode = undefined;
});

it('logs the message of a CommandError alone, and exits with 1', async () => {
  const print = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await runCommand(() => Promise.reject(new CommandError('No schema is named.')));
  expect(print.mock.calls).toEqual([['No schema is named.']]);
  expect(process.exitCode).toBe(1);
});

it('rethrows an error that is no CommandError', async () => {
  await expect(runCommand(() => Promise.reject(new TypeError('x')))).rejects.toThrow('x');
});

it('logs one line for a folder that cannot be created', async () => {
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

it('describes a full disk, whose error has no path', () => {
  const error = Object.assign(new Error('no'), {code: 'ENOSPC', syscall: 'write'});
  expect(describeFileError(error)).toBe(
    'Could not write: the disk is full. Free some space and try again (ENOSPC).',
  );
});

it('describes a failed copy with its destination', () => {
  const fields = {code: 'ENOSPC', syscall: 'copyfile', path: '/from', dest: '/to'};
  expect(describeFileError(Object.assign(new Error('no'), fields))).toBe(
    'Could not use /to: the disk is full. Free some space and try again (ENOSPC).',
  );
});

it.each([
  ['EROFS', 'the file system is read-only. Use another folder'],
  ['EACCES', 'this user may not do that. Use another folder, or change its rights'],
])('describes %s with a remedy', (code, words) => {
  const error = Object.assign(new Error('no'), {code, syscall: 'open', path: '/a/b'});
  expect(describeFileError(error)).toBe(`Could not use /a/b: ${words} (${code}).`);
});

it('describes no errors but those of the file system', () => {
  expect(describeFileError(new Error('no'))).toBeUndefined();
  expect(describeFileError('no')).toBeUndefined();
  expect(
    describeFileError(Object.assign(new Error('no'), {code: 'ENOENT', syscall: 'open'})),
  ).toBeUndefined();
});
