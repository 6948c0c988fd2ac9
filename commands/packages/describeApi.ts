import {readFileSync} from 'node:fs';
import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import {Application, type DocumentationEntryPoint} from 'typedoc';
import type {PluginOptions} from 'typedoc-plugin-markdown';
import {ROOT} from '../paths';
import {API_FILE} from './apiFile';
import type {Package} from './manifest';
import {isTyped} from './toPublishedManifest';

const OUTPUT = path.join(ROOT, '.cache/api');

const LOOK: PluginOptions = {
  outputFileStrategy: 'modules',
  flattenOutputFiles: true,
  hidePageHeader: true,
  hideBreadcrumbs: true,
  hidePageTitle: true,
  parametersFormat: 'table',
  interfacePropertiesFormat: 'table',
  typeDeclarationFormat: 'table',
  useCodeBlocks: true,
};

/** What a package exports that has a type. */
interface Entry {
  /** As in `exports` of its package.json: `./client`. */
  readonly name: string;
  /** Absolute. */
  readonly file: string;
  /** Without folder and ending: `client/SearchBox` for `src/client/SearchBox/index.tsx`. */
  readonly module: string;
}

/**
 * The documentation of everything that packages export, made of the comments in their sources.
 * TypeScript reads them all at once.
 *
 * @returns formatted Markdown for each package, in their order
 */
export async function describeApis(
  packages: readonly Package[],
): Promise<readonly string[]> {
  const entries = packages.map(listEntries);
  const app = await readSources(entries.flat().map(({file}) => file));
  // Named with slashes everywhere.
  const points = new Map(
    app.getEntryPoints()?.map((point) => [point.sourceFile.fileName, point]),
  );
  const texts: string[] = [];
  for (const [index, package_] of packages.entries()) {
    const own = entries[index] ?? [];
    const found = own.flatMap(({file, module}) => {
      const point = points.get(file.replaceAll(path.sep, '/'));
      return point ? [{...point, displayName: module}] : [];
    });
    if (found.length !== own.length)
      throw new Error(`TypeDoc could not read ${package_.manifest.name}.`);
    texts.push(await describeApi(package_, own, app, found));
  }
  return texts;
}

function listEntries({directory, manifest}: Package): readonly Entry[] {
  return Object.entries(manifest.exports ?? {})
    .filter(([, file]) => isTyped(file) && !file.endsWith('.d.ts'))
    .map(([name, file]) => ({
      name,
      file: path.join(directory, file),
      module: file
        .replace(/^\.\/src\//, '')
        .replace(/\.tsx?$/, '')
        .replace(/\/index$/, ''),
    }));
}

async function readSources(files: readonly string[]): Promise<Application> {
  await rm(OUTPUT, {recursive: true, force: true});
  await mkdir(OUTPUT, {recursive: true});
  // The entries only: TypeDoc checks all files of its configuration.
  const tsconfig = path.join(OUTPUT, 'tsconfig.json');
  const base = path.join(ROOT, 'tsconfig.packages.json');
  await writeFile(tsconfig, JSON.stringify({extends: base, include: [], files}));
  return Application.bootstrapWithPlugins({
    plugin: ['typedoc-plugin-markdown'],
    entryPoints: [...files],
    tsconfig,
    readme: 'none',
    disableSources: true,
    disableGit: true,
    skipErrorChecking: true,
    logLevel: 'Error',
    ...LOOK,
  });
}

async function describeApi(
  {directory, manifest}: Package,
  entries: readonly Entry[],
  app: Application,
  points: readonly DocumentationEntryPoint[],
): Promise<string> {
  const project = app.converter.convert([...points]);
  const pages = path.join(OUTPUT, manifest.name);
  await app.outputs.writeOutput({name: 'markdown', path: pages}, project);
  const sections = entries.map(({name, module}) => {
    const page = entries.length === 1 ? 'README.md' : `${module.replaceAll('/', '.')}.md`;
    const text = readFileSync(path.join(pages, page), 'utf8');
    return `## \`${path.posix.join(manifest.name, name)}\`\n\n${toSection(text)}`;
  });
  const intro = `Made of the comments in the sources by \`npm run api\`.`;
  return format([`# API of ${manifest.name}`, intro, ...sections].join('\n\n'), {
    ...(await resolveConfig(path.join(directory, API_FILE))),
    parser: 'markdown',
  });
}

/** A page as a part of one file: headings a level deeper, links within the file. */
function toSection(page: string): string {
  return page
    .replaceAll(/^(#{1,5}) /gm, '$1# ')
    .replaceAll(/\]\([\w.]+\.md#/g, '](#')
    .replaceAll(/<a id="[^"]*"><\/a> /g, '')
    .replaceAll(/^\*\*\*$/gm, '');
}
