import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {type ClientModules, collapseRoutes} from './collapseRoutes';
import type {GeneratedModules} from './generatedModules';

const FILES = {
  routes: 'routes.js',
  registry: 'registry.js',
  routesChunkNames: 'routesChunkNames.json',
} as const satisfies Readonly<Record<keyof GeneratedModules, string>>;

interface Site {
  readonly generatedFilesDir: string;
  readonly baseUrl: string;
}

/**
 * Writes the collapsed modules and returns bundler aliases that replace Docusaurus' modules by
 * them; none if the site has no static pages.
 */
export function writeCollapsed(
  {generatedFilesDir, baseUrl}: Site,
  client: ClientModules,
  isServer: boolean,
): Readonly<Record<string, string>> {
  const read = (name: keyof GeneratedModules) =>
    readFileSync(path.join(generatedFilesDir, FILES[name]), 'utf8');
  const modules = {
    routes: read('routes'),
    registry: read('registry'),
    routesChunkNames: read('routesChunkNames'),
  };
  const collapsed = collapseRoutes(modules, client, baseUrl);
  if (!collapsed) return {};
  const sources: Partial<GeneratedModules> = isServer
    ? {routes: collapsed.serverRoutes}
    : collapsed.browser;
  const folder = `docusaurus-plugin-static-routes/${isServer ? 'server' : 'browser'}`;
  const directory = path.join(generatedFilesDir, folder);
  mkdirSync(directory, {recursive: true});
  const aliases: Record<string, string> = {};
  for (const name of Object.keys(sources) as (keyof GeneratedModules)[]) {
    const file = path.join(directory, FILES[name]);
    writeFileSync(file, sources[name] ?? '');
    aliases[`@generated/${name}$`] = file;
  }
  return aliases;
}
