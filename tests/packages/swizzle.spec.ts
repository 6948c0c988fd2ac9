import {cpSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {listPackages} from '../../commands/packages/manifest';
import {IS_LONG, LONG_ONLY} from '../../commands/test/longMode';
import {PLAIN} from './rows';
import {run} from './run';
import {buildSite, siteDirectory} from './strangerSite';

/** Ejects each component that is said to be safe, by what `docusaurus swizzle` is made of. */
const EJECT_ALL = `
  const load = (name) => require('@docusaurus/core/lib/commands/swizzle/' + name);
  const siteDir = process.cwd();
  const typescript = true;
  (async () => {
    const {initSwizzleContext} = load('context');
    const config = './docusaurus.full.config.ts';
    const {plugins} = await initSwizzleContext(siteDir, {config});
    for (const themeName of process.argv.slice(1)) {
      const {components} = load('config').getThemeSwizzleConfig(themeName, plugins);
      const themePath = load('themes').getThemePath({themeName, plugins, typescript});
      for (const [componentName, {actions}] of Object.entries(components)) {
        if (actions.eject !== 'safe') continue;
        await load('actions').eject({siteDir, themePath, componentName, typescript});
      }
    }
  })();
`;

/** The packages with components that a site may make its own. */
const THEMES = listPackages()
  .filter(({directory}) =>
    readdirSync(path.join(directory, 'src')).includes('swizzleConfig.ts'),
  )
  .map(({manifest}) => manifest.name);

/** Below the site, so that it finds what is installed there, and changes nothing for others. */
const directory = path.join(siteDirectory(), 'ejected');
const env = {ROW: JSON.stringify(PLAIN)};

// One worker, so that the components are ejected once.
test.describe.configure({mode: 'default'});

test.beforeAll(async () => {
  const files = readdirSync(siteDirectory()).filter(
    (name) => !['node_modules', 'build', '.docusaurus', 'ejected'].includes(name),
  );
  for (const name of files)
    cpSync(path.join(siteDirectory(), name), path.join(directory, name), {
      recursive: true,
    });
  await run(process.execPath, ['--eval', EJECT_ALL, ...THEMES], directory, env);
});

test('ejected components fit the site in TypeScript', async () => {
  const ejected = readdirSync(path.join(directory, 'src/theme'));
  expect(ejected).toEqual(
    expect.arrayContaining(['GraphqlArticle', 'SearchBar', 'StaticCode']),
  );
  await run('npx', ['tsc', '--noEmit'], directory);
});

test('ejected components work', async () => {
  test.skip(!IS_LONG, LONG_ONLY);
  await buildSite({
    name: 'ejected',
    site: directory,
    config: 'docusaurus.full.config.ts',
    env,
  });
});
