import {existsSync} from 'node:fs';
import path from 'node:path';
import {writeHostFiles} from '../deploy/hostFiles';
import {readScriptHashes} from '../deploy/inlineScripts';
import {writeMetaPolicies} from '../deploy/githubPages';
import {BUILD} from './paths';
import {CommandError, runCommand} from './runCommand';

const USAGE = [
  'npm run deploy -- files             write the hashes of the scripts of site/build into deploy/',
  'npm run deploy -- github <folder>   copy site/build for GitHub Pages',
].join('\n');

await runCommand(async () => {
  const [what, folder, ...rest] = process.argv.slice(2);
  if (!existsSync(path.join(BUILD, 'index.html'))) {
    throw new CommandError('There is no build to deploy. Make one first: npm run build');
  }
  if (what === 'files' && folder === undefined) {
    const changed = writeHostFiles(await readScriptHashes(BUILD));
    const names = changed.map((name) => `deploy/${name}`);
    console.log(names.length > 0 ? names.join('\n') : 'deploy/ is up to date.');
  } else if (what === 'github' && folder !== undefined && rest.length === 0) {
    // npm runs scripts in the root; a relative path starts in the folder of the caller.
    const target = path.resolve(process.env['INIT_CWD'] ?? '.', folder);
    const pages = await writeMetaPolicies(BUILD, target);
    console.log(`${folder} contains the site, with a policy in each of ${pages} pages.`);
  } else {
    throw new CommandError(USAGE);
  }
  return 0;
});
