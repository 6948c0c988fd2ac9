import {createRequire} from 'node:module';
import {SITE} from './paths';
import {runNode} from './processes';

const program = createRequire(import.meta.url).resolve(
  '@docusaurus/core/bin/docusaurus.mjs',
);

/** Runs a Docusaurus command in site/ and returns its exit code. */
export async function docusaurus(args: readonly string[]): Promise<number> {
  const {code} = await runNode([program, ...args], {
    cwd: SITE,
    // Docusaurus asks the npm registry for newer versions of itself otherwise.
    env: {NO_UPDATE_NOTIFIER: '1'},
    output: 'terminal',
  });
  return code;
}
