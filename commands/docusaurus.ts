import {createRequire} from 'node:module';
import {SITE} from './paths';
import {runNode} from './processes';

const program = createRequire(import.meta.url).resolve(
  '@docusaurus/core/bin/docusaurus.mjs',
);

/**
 * Runs a Docusaurus command in site/ and returns its exit code. `generated` is the folder of site/
 * for the files that Docusaurus generates; two commands at the same time need two folders.
 */
export async function docusaurus(
  args: readonly string[],
  generated = '.docusaurus',
): Promise<number> {
  const {code} = await runNode([program, ...args], {
    cwd: SITE,
    env: {
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: generated,
      // What the bundler keeps between builds does not depend on the schema, so after a change of
      // the schema alone the samples of guides would link as before.
      ...(args[0] === 'build' && {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'}),
      // A reader of the site's build can do nothing about its age.
      BROWSERSLIST_IGNORE_OLD_DATA: '1',
      // Docusaurus asks the npm registry for newer versions of itself otherwise.
      NO_UPDATE_NOTIFIER: '1',
    },
    output: 'terminal',
  });
  return code;
}
