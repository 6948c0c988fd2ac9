import {runBuild} from 'graphql-reference';
import {CALLER, runCommand} from './runCommand';

await runCommand(() =>
  runBuild(process.argv.slice(2), {
    directory: CALLER,
    program: 'npm run reference --',
    advise: ({out}) => `Open it: npm run serve -- ${JSON.stringify(out)}`,
  }),
);
