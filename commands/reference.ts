import {buildReferenceSite, readArguments} from 'graphql-reference';
import {runCommand} from './runCommand';

await runCommand(() => {
  const wanted = readArguments(process.argv.slice(2), {
    directory: process.env['INIT_CWD'] ?? process.cwd(),
    program: 'npm run reference --',
  });
  if (typeof wanted === 'string') {
    console.log(wanted);
    return Promise.resolve(0);
  }
  return buildReferenceSite({
    ...wanted,
    advice: `Open it: npm run serve -- ${JSON.stringify(wanted.out)}`,
  });
});
