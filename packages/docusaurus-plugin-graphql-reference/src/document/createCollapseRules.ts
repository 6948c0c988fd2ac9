import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {type Collapse, collapseRoutes, type GeneratedRoutes} from './collapseRoutes';

const FILES: Readonly<Record<keyof GeneratedRoutes, string>> = {
  routes: 'routes.js',
  registry: 'registry.js',
  routesChunkNames: 'routesChunkNames.json',
};

interface Rule {
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
 * Bundler rules that give the browser the collapsed form of Docusaurus' generated route
 * modules. The collapsed form is a file, so that the bundler's cache notices a change.
 */
export function createCollapseRules(
  generatedFilesDir: string,
  outputDirectory: string,
  collapse: Omit<Collapse, 'wrapperModule'>,
): Rule[] {
  const names = Object.keys(FILES) as (keyof GeneratedRoutes)[];
  const read = (name: keyof GeneratedRoutes): string =>
    readFileSync(path.join(generatedFilesDir, FILES[name]), 'utf8');
  const wrapperModule = fileURLToPath(new URL('withDocument', import.meta.url));
  const collapsed = collapseRoutes(
    {
      routes: read('routes'),
      registry: read('registry'),
      routesChunkNames: read('routesChunkNames'),
    },
    {...collapse, wrapperModule},
  );
  mkdirSync(outputDirectory, {recursive: true});
  return names.map((name) => {
    const file = path.join(outputDirectory, FILES[name]);
    if (readIfThere(file) !== collapsed[name]) writeFileSync(file, collapsed[name]);
    return {
      resource: path.join(generatedFilesDir, FILES[name]),
      enforce: 'pre',
      use: [
        {
          loader: fileURLToPath(new URL('replaceSource.cjs', import.meta.url)),
          options: {file},
        },
      ],
    };
  });
}
