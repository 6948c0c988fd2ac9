import {expect, it} from 'vitest';
import {USAGE} from '../command/parseArguments';

it('runs the command with the words after the name of the program', async () => {
  const {argv, exitCode} = process;
  const {error} = console;
  const errors: unknown[] = [];
  console.error = (text: unknown) => errors.push(text);
  process.argv = ['node', 'graphql-samples', 'check'];
  try {
    await import('../bin');
    expect(process.exitCode).toBe(2);
  } finally {
    console.error = error;
    process.argv = argv;
    process.exitCode = exitCode;
  }
  expect(errors).toEqual([`The files are missing.\n\n${USAGE}`]);
});
