import {expect, it} from 'vitest';
import {USAGE} from '../command/readArguments';

it('runs the command with what stands after the name of the program', async () => {
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
  expect(errors).toEqual([`No file is named.\n\n${USAGE}`]);
});
