import {existsSync} from 'node:fs';
import path from 'node:path';
import {generateHostFiles} from '../deploy/generateHostFiles';
import {writeMetaPolicies} from '../deploy/githubPages';
import {deployToFolder, rollBack, type Deployed} from '../deploy/upload/deployToFolder';
import {BUILD} from './paths';
import {CommandError, runCommand} from './runCommand';

const USAGE = [
  'npm run deploy -- files             write deploy/generated as site/build needs it',
  'npm run deploy -- folder <target>   put site/build into a folder as its newest release',
  'npm run deploy -- back <target> <release>   make an earlier release of a folder the newest',
  'npm run deploy -- github <target>   put site/build into a folder for GitHub Pages',
].join('\n');

/** `npm run deploy -- <what>`: everything that is done with a finished build. */
await runCommand(async () => {
  const [what, target, ...rest] = process.argv.slice(2);
  if (!existsSync(path.join(BUILD, 'index.html'))) {
    throw new CommandError('There is no build to deploy. Make one first: npm run build');
  }
  if (what === 'files' && target === undefined) {
    const changed = await generateHostFiles(BUILD);
    const names = changed.map((name) => `deploy/generated/${name}`);
    console.log(names.length > 0 ? names.join('\n') : 'deploy/generated is up to date.');
  } else if (what === 'folder' && target !== undefined && rest.length === 0) {
    report(await deployToFolder(BUILD, toPath(target)));
  } else if (what === 'back' && target !== undefined && rest.length === 1) {
    report(await rollBack(toPath(target), rest[0] ?? ''));
  } else if (what === 'github' && target !== undefined && rest.length === 0) {
    const pages = await writeMetaPolicies(BUILD, toPath(target));
    console.log(`${target} holds the site, with a policy in each of ${pages} pages.`);
  } else {
    throw new CommandError(USAGE);
  }
  return 0;
});

function report({release, kept, expired}: Deployed): void {
  console.log(
    `${release} is current, with ${kept} hashed files of earlier builds; ${expired} expired.`,
  );
}

/** npm runs us in the root; the path means the folder that the reader is in. */
function toPath(target: string): string {
  return path.resolve(process.env['INIT_CWD'] ?? '.', target);
}
