import path from 'node:path';
import {ROOT, SITE} from '../paths';
import {runNode} from '../processes';

const PROGRAM = path.join(ROOT, 'commands', 'docusaurus', 'program.mjs');

export interface DocusaurusOptions {
  /** Arguments for Node itself. */
  readonly node?: readonly string[];
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Runs a Docusaurus command, in site/ unless told otherwise, and returns its exit code. `--verbose`
 * among the arguments shows the stacks of errors, too.
 */
export async function runDocusaurus(
  args: readonly string[],
  {node = [], cwd = SITE, env = {}}: DocusaurusOptions = {},
): Promise<number> {
  const {code} = await runNode([...node, PROGRAM, ...args], {
    cwd,
    env: {
      // What the bundler keeps between builds does not depend on the schema, so after a change of
      // the schema alone the samples of guides would link as before, and a build would show pages
      // of the schema that another build at the same time is about.
      ...(args[0] === 'build' && {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'}),
      // A reader of the build can do nothing about its age.
      BROWSERSLIST_IGNORE_OLD_DATA: '1',
      ...env,
    },
    output: 'terminal',
  });
  return code;
}
