import {readFileSync} from 'node:fs';
import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import {Application} from 'typedoc';
import type {PluginOptions} from 'typedoc-plugin-markdown';
import {ROOT} from '../paths';
import {API_FILE} from './apiFile';
import type {Package} from './manifest';
import {isTyped} from './toPublishedManifest';

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

/**
 * The documentation of everything that a package exports, made of the comments in its sources.
 *
 * @returns Markdown, formatted
 */
export async function describeApi({directory, manifest}: Package): Promise<string> {
  const entries = Object.entries(manifest.exports ?? {}).filter(
    ([, file]) => isTyped(file) && !file.endsWith('.d.ts'),
  );
  const files = entries.map(([, file]) => path.join(directory, file));
  const output = path.join(ROOT, '.cache/api', manifest.name);
  await rm(output, {recursive: true, force: true});
  await mkdir(output, {recursive: true});
  // The entries only: TypeDoc checks all files of its configuration.
  const tsconfig = path.join(output, 'tsconfig.json');
  const base = path.join(ROOT, 'tsconfig.packages.json');
  await writeFile(tsconfig, JSON.stringify({extends: base, include: [], files}));
  const app = await Application.bootstrapWithPlugins({
    plugin: ['typedoc-plugin-markdown'],
    entryPoints: files,
    tsconfig,
    outputs: [{name: 'markdown', path: path.join(output, 'pages')}],
    readme: 'none',
    disableSources: true,
    disableGit: true,
    skipErrorChecking: true,
    logLevel: 'Error',
    ...LOOK,
  });
  const project = await app.convert();
  if (!project) throw new Error(`TypeDoc could not read ${manifest.name}.`);
  await app.generateOutputs(project);
  const sections = entries.map(([entry, file]) => {
    const page = entries.length === 1 ? 'README.md' : toPageName(file);
    const text = readFileSync(path.join(output, 'pages', page), 'utf8');
    return `## \`${path.posix.join(manifest.name, entry)}\`\n\n${toSection(text)}`;
  });
  const intro = `Made of the comments in the sources by \`npm run api\`.`;
  return format([`# API of ${manifest.name}`, intro, ...sections].join('\n\n'), {
    ...(await resolveConfig(path.join(directory, API_FILE))),
    parser: 'markdown',
  });
}

/** TypeDoc names a page by its module: `client.SearchBox.md` for `client/SearchBox/index.tsx`. */
function toPageName(file: string): string {
  const module = file.replace(/^\.\/src\//, '').replace(/\.tsx?$/, '');
  return `${module.replace(/\/index$/, '').replaceAll('/', '.')}.md`;
}

/** A page as a part of one file: headings a level deeper, links within the file. */
function toSection(page: string): string {
  return page
    .replaceAll(/^(#{1,5}) /gm, '$1# ')
    .replaceAll(/\]\([\w.]+\.md#/g, '](#')
    .replaceAll(/<a id="[^"]*"><\/a> /g, '')
    .replaceAll(/^\*\*\*$/gm, '');
}
