import {afterEach, expect, it, vi} from 'vitest';
import {CommandError, runCommand} from '../runCommand';

afterEach(() => {
  process.exitCode = undefined;
});

it('logs the message of a CommandError alone, and exits with 1', async () => {
  const print = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await runCommand(() => Promise.reject(new CommandError('No schema is named.')));
  expect(print.mock.calls).toEqual([['No schema is named.']]);
  expect(process.exitCode).toBe(1);
});

it.each([
  new TypeError('x'),
  Object.assign(new Error('x'), {code: 'ENOENT', syscall: 'open'}),
])(
  'rethrows an error that is no CommandError, nor one that a user can fix',
  async (error) => {
    await expect(runCommand(() => Promise.reject(error))).rejects.toBe(error);
  },
);

it.each([
  [
    {code: 'ENOTDIR', syscall: 'mkdir', path: '/dev/null/site'},
    'Could not use /dev/null/site: a part of the path is not a folder. Use another folder (ENOTDIR).',
  ],
  [
    // An error of a full disk has no path; that of a copy has two.
    {code: 'ENOSPC', syscall: 'write'},
    'Could not write: the disk is full. Free some space and try again (ENOSPC).',
  ],
  [
    {code: 'ENOSPC', syscall: 'copyfile', path: '/from', dest: '/to'},
    'Could not use /to: the disk is full. Free some space and try again (ENOSPC).',
  ],
  [
    {code: 'ENOENT', syscall: 'mkdir', path: '/proc/x.next-1'},
    'Could not use /proc/x.next-1: no folder can be created there. Use another folder (ENOENT).',
  ],
  [
    {code: 'ELOOP', syscall: 'mkdir', path: '/a\n::error::b'},
    'Could not use /a ::error::b: its links lead in a circle. Use another folder (ELOOP).',
  ],
  [
    {code: 'EROFS', syscall: 'open', path: '/a/b'},
    'Could not use /a/b: the file system is read-only. Use another folder (EROFS).',
  ],
])('logs one line for %j', async (fields, message) => {
  const print = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await runCommand(() => Promise.reject(Object.assign(new Error('no'), fields)));
  expect(print.mock.calls).toEqual([[message]]);
});
