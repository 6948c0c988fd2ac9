import {existsSync} from 'node:fs';
import path from 'node:path';
import {recoverDirectory} from 'graphql-reference/output';
import {BUILD} from './paths';
import {CommandError, runCommand} from './runCommand';
import {serve} from './server/serve';

await runCommand(async () => {
  const [named] = process.argv.slice(2);
  const directory =
    named === undefined ? BUILD : path.resolve(process.env['INIT_CWD'] ?? '.', named);
  await recoverDirectory(directory);
  if (!existsSync(path.join(directory, 'index.html'))) {
    throw new CommandError(
      named === undefined
        ? 'There is no build to serve. Make one first: npm run build'
        : `${directory} does not contain a site: it has no index.html.`,
    );
  }
  await serve(directory, 'npm run serve');
  return 0;
});
