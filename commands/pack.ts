import path from 'node:path';
import {toInstallLine} from './packages/installLine';
import {listPackages} from './packages/manifest';
import {packPackages} from './packages/packPackages';
import {ROOT} from './paths';
import {runCommand} from './runCommand';

await runCommand(async () => {
  const tarballs = await packPackages(path.join(ROOT, '.cache', 'packages'));
  for (const tarball of tarballs) console.log(path.relative(ROOT, tarball));
  console.log('\nTo install one in a site, with those that belong to it:');
  for (const {manifest} of listPackages())
    console.log(toInstallLine(manifest.name, path.join(ROOT, '.cache', 'packages')));
  return 0;
});
