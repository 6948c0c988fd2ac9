import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {type BrowserModules, collapseRoutes} from './collapseRoutes';
import type {GeneratedModules} from './generatedRoutes';

const FILES: Readonly<Record<keyof GeneratedModules, string>> = {
  routes: 'routes.js',
  registry: 'registry.js',
  routesChunkNames: 'routesChunkNames.json',
};

const LOADER = fileURLToPath(new URL('replaceSource.cjs', import.meta.url));

export interface Rule {
  readonly resource: string;
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
 * Bundler rules that give the browser the collapsed form of Docusaurus' generated modules. That
 * form is a file, so that the bundler's cache notices a change.
 */
export function writeCollapsed(
  {
    generatedFilesDir,
    siteDir,
  }: {readonly generatedFilesDir: string; readonly siteDir: string},
  browserModules: BrowserModules,
): Rule[] {
  const read = (name: keyof GeneratedModules): string =>
    readFileSync(path.join(generatedFilesDir, FILES[name]), 'utf8');
  const modules = {
    routes: read('routes'),
    registry: read('registry'),
    routesChunkNames: read('routesChunkNames'),
  };
  const collapsed = collapseRoutes(modules, browserModules, siteDir);
  const directory = path.join(generatedFilesDir, 'docusaurus-plugin-static-routes');
  mkdirSync(directory, {recursive: true});
  return (Object.keys(FILES) as (keyof GeneratedModules)[]).map((name) => {
    const file = path.join(directory, FILES[name]);
    if (readIfThere(file) !== collapsed[name]) writeFileSync(file, collapsed[name]);
    return {
      resource: path.join(generatedFilesDir, FILES[name]),
      enforce: 'pre',
      use: [{loader: LOADER, options: {file}}],
    };
  });
}
