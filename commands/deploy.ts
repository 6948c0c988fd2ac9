import {existsSync} from 'node:fs';
import path from 'node:path';
import {
  runProgram,
  toPath,
  type Command,
  type OptionTable,
} from 'graphql-samples/command';
import {writeHostFiles} from '../deploy/hostFiles';
import {readScriptHashes} from '../deploy/inlineScripts';
import {writeMetaPolicies} from '../deploy/githubPages';
import {BUILD} from './paths';
import {CALLER, CommandError, runCommand} from './runCommand';

const FILES: Command = {
  options: {},
  text: 'Writes the hashes of the scripts of site/build into deploy/.',
  example: '',
  run: async () => {
    assertBuild();
    const changed = writeHostFiles(await readScriptHashes(BUILD));
    const names = changed.map((name) => `deploy/${name}`);
    console.log(names.length > 0 ? names.join('\n') : 'deploy/ is up to date.');
    return 0;
  },
};

const FOLDER = {
  folder: {
    positional: '<folder>',
    text: 'The folder for the copy',
    missing: 'No folder is named.',
    parse: toPath,
  },
} as const satisfies OptionTable;

const GITHUB: Command<typeof FOLDER> = {
  options: FOLDER,
  text: 'Copies site/build for GitHub Pages.',
  example: '../pages',
  run: async ({folder}) => {
    assertBuild();
    const pages = await writeMetaPolicies(BUILD, folder);
    console.log(`${folder} contains the site, with a policy in each of ${pages} pages.`);
    return 0;
  },
};

function assertBuild(): void {
  if (existsSync(path.join(BUILD, 'index.html'))) return;
  throw new CommandError('There is no build to deploy. Make one first: npm run build');
}

const commands = {files: FILES, github: GITHUB};
await runCommand(() =>
  runProgram(process.argv.slice(2), CALLER, {name: 'npm run deploy --', commands}),
);
