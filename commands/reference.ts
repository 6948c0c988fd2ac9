import {createBuildCommand} from 'graphql-reference';
import {runScript} from './runCommand';

const BUILD = createBuildCommand(
  ({out}) => `Open it: npm run serve -- ${JSON.stringify(out)}`,
);

await runScript('npm run reference --', BUILD);
