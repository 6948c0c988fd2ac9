import {existsSync} from 'node:fs';
import path from 'node:path';
import {recoverDirectory} from 'graphql-reference/output';
import {toPath, type OptionTable} from 'graphql-samples/command';
import {BUILD} from './paths';
import {CommandError, runScript} from './runCommand';
import {serve} from './server/serve';

const OPTIONS = {
  folder: {
    positional: '[folder]',
    text: 'The folder of a site; site/build by default',
    parse: toPath,
  },
} as const satisfies OptionTable;

await runScript('npm run serve --', {
  options: OPTIONS,
  text: 'Serves a built site at the port of the environment variable PORT, 3000 by default.',
  example: 'reference-site',
  run: async ({folder: directory = BUILD}, {settings}) => {
    await recoverDirectory(directory);
    if (!existsSync(path.join(directory, 'index.html'))) {
      throw new CommandError(
        settings.folder === undefined
          ? 'There is no build to serve. Make one first: npm run build'
          : `${directory} does not contain a site: it has no index.html.`,
      );
    }
    await serve(directory, 'npm run serve');
    return 0;
  },
});
