import type {Manifest} from './manifest';

/** Fields that matter to this repository only. */
const OWN_FIELDS = new Set(['scripts', 'devDependencies', 'private']);

/**
 * The package.json of the package as it is published: its entries are sources here and what
 * is built from them there.
 *
 * @example
 * toPublishedManifest({name: 'a', version: '1.0.0', exports: {'.': './src/index.ts'}});
 * // exports: {'.': {types: './lib/index.d.ts', default: './lib/index.js'}}
 */
export function toPublishedManifest(
  manifest: Manifest,
): Readonly<Record<string, unknown>> {
  const {exports = {}, bin} = manifest;
  return {
    ...Object.fromEntries(
      Object.entries(manifest).filter(([field]) => !OWN_FIELDS.has(field)),
    ),
    exports: mapValues(exports, toPublishedEntry),
    ...(bin && {bin: mapValues(bin, toProgram)}),
  };
}

/** Where a source file is when it is built; a file that is not built keeps its name. */
function toBuiltFile(source: string): string {
  return source
    .replace(/^\.\/src\//, './lib/')
    .replace(/(?<!\.d)\.ts$/, '.js')
    .replace(/\.tsx$/, '.jsx');
}

/** npm takes a program without `./` before its path, and warns of one with it. */
function toProgram(source: string): string {
  return toBuiltFile(source).replace(/^\.\//, '');
}

/** Whether TypeScript declares what a source file exports. */
export function isTyped(source: string): boolean {
  return /\.tsx?$/.test(source);
}

function toPublishedEntry(source: string): string | Readonly<Record<string, string>> {
  const built = toBuiltFile(source);
  if (!isTyped(source)) return built;
  return source.endsWith('.d.ts')
    ? {types: built}
    : {types: built.replace(/\.jsx?$/, '.d.ts'), default: built};
}

function mapValues<Value>(
  record: Readonly<Record<string, string>>,
  map: (value: string) => Value,
): Readonly<Record<string, Value>> {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key, map(value)]),
  );
}
