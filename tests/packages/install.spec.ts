import {cpSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {test} from '@playwright/test';
import {listPackages} from '../../commands/packages/manifest';
import {ROOT} from '../../commands/paths';
import {installPackages, lockThirdParties, run} from './install';
import {SITE} from './site';

test('the packages are installed into a fresh site of create-docusaurus', async () => {
  const require = createRequire(import.meta.url);
  const create = path.join(
    path.dirname(require.resolve('create-docusaurus/package.json')),
    'bin/index.js',
  );
  const args = ['classic', '--typescript', '--skip-install', '-p', 'npm'];
  await run(path.dirname(SITE), process.execPath, [create, path.basename(SITE), ...args]);
  cpSync(path.join(ROOT, 'tests/packages/stranger'), SITE, {recursive: true});
  lockThirdParties(SITE);
  // The bundler of Docusaurus Faster is what most of the sites are built with.
  const manifest = path.join(ROOT, 'node_modules/@docusaurus/faster/package.json');
  const {version} = JSON.parse(readFileSync(manifest, 'utf8')) as {version: string};
  const names = listPackages().map((each) => each.manifest.name);
  await installPackages(SITE, names, [`@docusaurus/faster@${version}`]);
  // One version of the docs beside the current one; sites that want none pass over it.
  await run(SITE, 'npx', ['docusaurus', 'docs:version', '1.0']);
});
