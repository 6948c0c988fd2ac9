import {existsSync} from 'node:fs';
import path from 'node:path';
import {BUILD} from './paths';
import {CommandError, runCommand} from './runCommand';
import {serve} from './server/serve';

await runCommand(async () => {
  if (!existsSync(path.join(BUILD, 'index.html'))) {
    throw new CommandError('There is no build to serve. Make one first: npm run build');
  }
  await serve(BUILD, 'npm run serve');
  return 0;
});
