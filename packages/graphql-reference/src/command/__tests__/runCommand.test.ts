import {CommandError} from 'graphql-samples/command';
import {afterEach, expect, it, vi} from 'vitest';
import {runCommand} from '../processes';

afterEach(() => {
  process.exitCode = undefined;
});

it('logs the message of a CommandError alone, and exits with 1', async () => {
  const print = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await runCommand(() => Promise.reject(new CommandError('No schema is named.')));
  expect(print.mock.calls).toEqual([['No schema is named.']]);
  expect(process.exitCode).toBe(1);
});

it('rethrows an error that no user can fix', async () => {
  const error = new TypeError('x');
  await expect(runCommand(() => Promise.reject(error))).rejects.toBe(error);
});
