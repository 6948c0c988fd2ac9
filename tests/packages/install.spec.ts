import {cpSync, existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {test} from '@playwright/test';
import {ROOT} from '../../commands/paths';
import {lockThirdParties} from './lockThirdParties';
import {run} from './run';
import {listTarballs, siteDirectory} from './strangerSite';

test('the packages are installed into a fresh site of create-docusaurus', async () => {
  const site = siteDirectory();
  test.skip(existsSync(site), 'STRANGER_SITE names one that was kept');
  const require = createRequire(import.meta.url);
  const create = path.join(
    path.dirname(require.resolve('create-docusaurus/package.json')),
    'bin/index.js',
  );
  await run(
    process.execPath,
    [
      create,
      path.basename(site),
      ...['classic', '--typescript', '--skip-install', '-p', 'npm'],
    ],
    path.dirname(site),
  );
  cpSync(path.join(ROOT, 'tests/packages/stranger'), site, {recursive: true});
  lockThirdParties(site);
  // The bundler of Docusaurus Faster is what most of the sites are built with.
  const faster = `@docusaurus/faster@${readVersion('@docusaurus/faster')}`;
  await run(
    'npm',
    [
      ...['install', '--prefer-offline', '--no-audit', '--no-fund'],
      faster,
      ...listTarballs(),
    ],
    site,
  );
  // One version of the docs beside the current one; sites that want none pass over it.
  await run('npx', ['docusaurus', 'docs:version', '1.0'], site);
});

function readVersion(name: string): string {
  const file = path.join(ROOT, 'node_modules', name, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as {version: string}).version;
}
