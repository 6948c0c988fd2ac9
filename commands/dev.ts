import {runDocusaurus} from 'graphql-reference/docusaurus';
import {SITE} from './paths';
import {runCommand} from './runCommand';

await runCommand(() =>
  runDocusaurus(['start', '--no-open', ...process.argv.slice(2)], {
    cwd: SITE,
    // A folder of its own for what Docusaurus generates, so that a build can run meanwhile.
    env: {DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.cache/dev'},
  }),
);
