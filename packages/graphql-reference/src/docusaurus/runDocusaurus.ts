import {fileURLToPath} from 'node:url';
import {runNode} from '../command/processes';

const PROGRAM = fileURLToPath(new URL('program.mjs', import.meta.url));
const MINIFIER = new URL('quickMinifier.mjs', import.meta.url).href;
const LATE_MODULES = new URL('lateModules.mjs', import.meta.url).href;
const NATIVE_MODULES = new URL('nativeModules.mjs', import.meta.url).href;

/** How Docusaurus is run. */
export interface DocusaurusOptions {
  /** Arguments for Node itself. */
  readonly node?: readonly string[];
  /** The folder of the site, or where paths in messages begin if the arguments name the site. */
  readonly cwd: string;
  /** Added to the environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** Ends it at once. */
  readonly stop?: AbortSignal;
}

/**
 * Runs a Docusaurus command and returns its exit code. Errors whose reader needs no stack are told
 * without one; `--verbose` among the arguments shows the stacks, too.
 */
export async function runDocusaurus(
  args: readonly string[],
  {node = [], cwd, env = {}, stop}: DocusaurusOptions,
): Promise<number> {
  const isBuild = args[0] === 'build';
  const preloaded = [
    LATE_MODULES,
    ...(isBuild ? [MINIFIER, NATIVE_MODULES] : []),
  ].flatMap((module) => ['--import', module]);
  const {code} = await runNode([...node, ...preloaded, PROGRAM, ...args], {
    cwd,
    env: {
      // What the bundler keeps between builds does not depend on the schema, so after a change of
      // the schema alone the samples of guides would link as before, and a build would show pages
      // of the schema that another build at the same time is about.
      ...(isBuild && {
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
        // At the end of each task a thread waits until its last pages are written; by itself
        // Docusaurus gives it 10 pages.
        DOCUSAURUS_SSG_WORKER_THREAD_TASK_SIZE: '25',
      }),
      // A reader of the build can do nothing about its age.
      BROWSERSLIST_IGNORE_OLD_DATA: '1',
      ...env,
    },
    output: 'terminal',
    stop,
  });
  return code;
}
