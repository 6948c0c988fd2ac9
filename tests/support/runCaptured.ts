import {vi} from 'vitest';

/** What a command logs, and its exit code. */
interface Result {
  readonly code: number;
  readonly out: string;
  readonly errors: string;
}

/** Runs a command, whose output is in the result instead of the terminal. */
export async function runCaptured(run: () => Promise<number>): Promise<Result> {
  const spies = (['log', 'error'] as const).map((method) =>
    vi
      .spyOn(console, method)
      .mockReset()
      .mockImplementation(() => undefined),
  );
  const code = await run();
  const [out = '', errors = ''] = spies.map(({mock}) => mock.calls.flat().join('\n'));
  return {code, out, errors};
}
