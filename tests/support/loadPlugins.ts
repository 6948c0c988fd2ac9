import {createRequire} from 'node:module';
import {loadSite} from '@docusaurus/core/lib/server/site.js';
import type {AllContent, LoadedPlugin} from '@docusaurus/types';
import {writeFolder} from './writeFolder';

const require = createRequire(import.meta.url);

/** The options of Docusaurus' own plugins for a site; a plugin that is not named is not in it. */
type Options = Partial<Record<'docs' | 'blog' | 'pages', object | readonly object[]>>;

/**
 * What Docusaurus and its own plugins load of a site with those files, which is what a plugin gets
 * after a build.
 */
export async function loadPlugins(
  files: Readonly<Record<string, string>>,
  options: Options,
  {
    locale = 'en',
    ...settings
  }: {readonly locale?: string; readonly [name: string]: unknown} = {},
): Promise<{readonly siteDir: string; readonly plugins: readonly LoadedPlugin[]}> {
  const plugins = Object.entries(options).flatMap(([name, own]) =>
    [own]
      .flat()
      .map((one: object) => [require.resolve(`@docusaurus/plugin-content-${name}`), one]),
  );
  const config = {
    ...{title: 'Site', url: 'https://site.example', baseUrl: '/', plugins},
    ...settings,
  };
  const siteDir = writeFolder({
    'docusaurus.config.js': `module.exports = ${JSON.stringify(config)};`,
    'package.json': '{}',
    ...files,
  });
  const {props} = await loadSite({siteDir, locale});
  return {siteDir, plugins: props.plugins};
}

/** What plugins have loaded, as Docusaurus passes it before it knows all pages. */
export function toAllContent(plugins: readonly LoadedPlugin[]): AllContent {
  const names = plugins.map(({name}) => name);
  const of = (name: string) => plugins.filter((plugin) => plugin.name === name);
  return Object.fromEntries(
    names.map((name) => [
      name,
      Object.fromEntries(of(name).map(({options, content}) => [options.id, content])),
    ]),
  );
}
