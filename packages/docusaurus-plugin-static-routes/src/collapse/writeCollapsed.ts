import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {collapseRoutes, type OwnModules, type Site} from './collapseRoutes';
import type {GeneratedModules} from './generatedRoutes';

const FILES: Readonly<Record<keyof GeneratedModules, string>> = {
  routes: 'routes.js',
  registry: 'registry.js',
  routesChunkNames: 'routesChunkNames.json',
};

/** Puts another file in the place of a module. */
export const LOADER = fileURLToPath(new URL('replaceSource.cjs', import.meta.url));

export interface Rule {
  readonly resource: string | RegExp;
  /** The only module that the rule holds for; all that import the resource unless it is named. */
  readonly issuer?: string;
  readonly enforce: 'pre';
  readonly use: {readonly loader: string; readonly options: {readonly file: string}}[];
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * Bundler rules that give the browser, or the build of static HTML, the collapsed form of Docusaurus'
 * generated modules. That form is a file, so that the bundler's cache notices a change.
 */
export function writeCollapsed(
  {generatedFilesDir, ...site}: Site & {readonly generatedFilesDir: string},
  ownModules: OwnModules,
  isServer: boolean,
): Rule[] {
  const read = (name: keyof GeneratedModules): string =>
    readFileSync(path.join(generatedFilesDir, FILES[name]), 'utf8');
  const modules = {
    routes: read('routes'),
    registry: read('registry'),
    routesChunkNames: read('routesChunkNames'),
  };
  const {browser, serverRoutes} = collapseRoutes(modules, ownModules, site);
  const sources: Partial<GeneratedModules> = isServer ? {routes: serverRoutes} : browser;
  const directory = path.join(
    generatedFilesDir,
    'docusaurus-plugin-static-routes',
    isServer ? 'server' : 'browser',
  );
  mkdirSync(directory, {recursive: true});
  return (Object.keys(sources) as (keyof GeneratedModules)[]).map((name) => {
    const file = path.join(directory, FILES[name]);
    const source = sources[name] ?? '';
    if (readIfThere(file) !== source) writeFileSync(file, source);
    return {
      resource: path.join(generatedFilesDir, FILES[name]),
      enforce: 'pre',
      use: [{loader: LOADER, options: {file}}],
    };
  });
}
