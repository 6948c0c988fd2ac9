import {runBuild} from 'graphql-reference';
import {runCommand} from './runCommand';

await runCommand(() =>
  runBuild(process.argv.slice(2), {
    directory: process.env['INIT_CWD'] ?? process.cwd(),
    program: 'npm run reference --',
    advise: ({out}) => `Open it: npm run serve -- ${JSON.stringify(out)}`,
  }),
);
