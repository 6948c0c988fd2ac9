import {existsSync} from 'node:fs';
import {cp, mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {build, type InlineConfig} from 'tsdown';
import {ROOT} from '../paths';
import type {Package} from './manifest';
import {isTyped, toPublishedManifest} from './toPublishedManifest';

/** Sources that are not published. */
const TESTS = 'src/**/__tests__/**';

/**
 * Builds a package into a folder of its own, from which it can be packed: JavaScript module by
 * module, for components are replaced one by one; declarations of what it exports; every other
 * file as it is; and the manifest that fits.
 */
export async function buildPackage(
  {directory, manifest}: Package,
  output: string,
): Promise<void> {
  await rm(output, {recursive: true, force: true});
  await mkdir(output, {recursive: true});
  const entries = Object.values({...manifest.exports, ...manifest.bin}).filter(
    (file) => isTyped(file) && !file.endsWith('.d.ts'),
  );
  const config = createConfig(directory, path.join(output, 'lib'));
  await build({
    ...config,
    entry: ['src/**/*.{ts,tsx}', '!src/**/*.d.ts', `!${TESTS}`],
    dts: false,
  });
  // All packages share one program of TypeScript, which reads everything once.
  await build({...config, entry: entries, dts: {emitDtsOnly: true, eager: true}});
  await copyOthers(directory, output);
  await declareTheme(path.join(output, 'lib'));
  await writeFile(
    path.join(output, 'package.json'),
    `${JSON.stringify(toPublishedManifest(manifest), null, 2)}\n`,
  );
}

function createConfig(directory: string, outDir: string): InlineConfig {
  return {
    config: false,
    cwd: directory,
    root: 'src',
    outDir,
    clean: false,
    unbundle: true,
    format: 'esm',
    platform: 'node',
    target: false,
    fixedExtension: false,
    tsconfig: path.join(ROOT, 'tsconfig.packages.json'),
    logLevel: 'warn',
    failOnWarn: true,
    // Nothing but the package's own modules is built; Docusaurus bundles the rest.
    deps: {neverBundle: [/^[^./]/, /\.css$/], skipNodeModulesBundle: true},
    // Docusaurus translates JSX, and who ejects a component wants to read it.
    inputOptions: {transform: {jsx: 'preserve'}, checks: {pluginTimings: false}},
    outputOptions: {
      entryFileNames: ({facadeModuleId}) =>
        facadeModuleId?.endsWith('.tsx') === true ? '[name].jsx' : '[name].js',
    },
  };
}

/** Who imports the package learns of its `@theme/…` modules, too, which is what ejecting needs. */
async function declareTheme(lib: string): Promise<void> {
  if (!existsSync(path.join(lib, 'theme.d.ts'))) return;
  const file = path.join(lib, 'index.d.ts');
  const declarations = await readFile(file, 'utf8');
  await writeFile(file, `/// <reference path="./theme.d.ts" />\n${declarations}`);
}

/** Styles, loaders and declarations of the theme; sources of components; licence and readme. */
async function copyOthers(directory: string, output: string): Promise<void> {
  const copy = (from: string, to: string): Promise<void> =>
    cp(path.join(directory, from), path.join(output, to), {recursive: true});
  const others = globSync(
    ['src/**/*.{css,cjs,mjs,json}', 'src/**/*.d.ts', '!src/**/tsconfig.json'],
    {
      cwd: directory,
      ignore: TESTS,
    },
  );
  await Promise.all(others.map((file) => copy(file, file.replace(/^src/, 'lib'))));
  // What `docusaurus swizzle` copies into a site: components, without what the plugin loads from beside them.
  const ignore = [TESTS, 'src/theme/GraphqlSection/*/{section.ts,styles.css}'];
  const components = globSync('src/theme/**', {cwd: directory, ignore});
  await Promise.all(components.map((file) => copy(file, file)));
  await copy('README.md', 'README.md');
  await cp(path.join(ROOT, 'LICENSE'), path.join(output, 'LICENSE'));
}
