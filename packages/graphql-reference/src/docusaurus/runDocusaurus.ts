import {fileURLToPath} from 'node:url';
import {runNode} from '../command/processes';

/** The packages of ES modules that Docusaurus loads as plugins, themes or parts of these. */
export const ES_MODULES = [
  'docusaurus-plugin-graphql-reference',
  'docusaurus-plugin-markdown-pages',
  'docusaurus-plugin-static-routes',
  'docusaurus-theme-instant-search',
  'docusaurus-theme-static-code',
  'graphql-reference',
];

const PROGRAM = fileURLToPath(new URL('program.mjs', import.meta.url));

/** How Docusaurus is run. */
export interface DocusaurusOptions {
  /** Arguments for Node.js itself. */
  readonly node?: readonly string[];
  /** The folder of the site, or the folder that paths in messages are relative to. */
  readonly cwd: string;
  /** Added to the environment. */
  readonly env?: Readonly<Record<string, string>>;
}

const BUILD_ENV = {
  // Minifying HTML took two fifths of the processor time of GitHub's schema, and made its median page
  // 22 of 6,400 bytes smaller on the wire.
  SKIP_HTML_MINIFICATION: 'true',
  // The key of the bundler's cache does not depend on the schema: after a change of the schema
  // alone, cached guides would keep their old links.
  DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
  // At the end of each task a thread waits until its last pages are written; the default is 10 pages.
  DOCUSAURUS_SSG_WORKER_THREAD_TASK_SIZE: '25',
};

/**
 * Runs a Docusaurus command and returns its exit code. Errors that were written for the owner of a
 * site are logged without a stack; `--verbose` among the arguments logs every stack.
 */
export async function runDocusaurus(
  args: readonly string[],
  {node = [], cwd, env = {}}: DocusaurusOptions,
): Promise<number> {
  const {code} = await runNode([...node, PROGRAM, ...args], {
    cwd,
    env: {
      ...(args[0] === 'build' && BUILD_ENV),
      // Docusaurus loads plugins by jiti, which compiles ES modules that Node.js can load itself: on a
      // machine without its cache, such as in CI, for 11 s of processor time.
      JITI_NATIVE_MODULES: JSON.stringify(ES_MODULES),
      // Who builds a site can do nothing about the age of Browserslist's data.
      BROWSERSLIST_IGNORE_OLD_DATA: '1',
      ...env,
    },
    output: 'terminal',
  });
  return code;
}
