import path from 'node:path';
import {packPackages} from './packages/packPackages';
import {ROOT} from './paths';
import {runCommand} from './runCommand';

await runCommand(async () => {
  const tarballs = await packPackages(path.join(ROOT, '.cache', 'packages'));
  for (const tarball of tarballs) console.log(path.relative(ROOT, tarball));
  return 0;
});
