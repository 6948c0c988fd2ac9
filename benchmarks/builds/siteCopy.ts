import {cp, mkdir, readdir, readFile, rm} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import {SITE} from '../../commands/paths';
import {runMeasured, type MeasuredRun, type Program} from '../measure/runMeasured';
import {WORK} from '../paths';

const COPY = path.join(WORK, 'site');
const LEFT_OUT = /^(?:node_modules|\.cache|\.docusaurus|build.*)$/;
const TIME_LIMIT_SECONDS = 900;

const program = createRequire(import.meta.url).resolve(
  '@docusaurus/core/bin/docusaurus.mjs',
);

/** Copies site/ without what builds left in it, so that its schema can be edited. */
export async function copySite(): Promise<string> {
  await rm(COPY, {recursive: true, force: true});
  await mkdir(COPY, {recursive: true});
  for (const name of await readdir(SITE)) {
    if (LEFT_OUT.test(name)) continue;
    await cp(path.join(SITE, name), path.join(COPY, name), {recursive: true});
  }
  return COPY;
}

/** A Docusaurus command in the copy of the site. */
export function siteCommand(
  label: string,
  site: string,
  args: readonly string[],
): Program {
  return {
    label,
    command: process.execPath,
    args: [program, ...args],
    cwd: site,
    timeLimitSeconds: TIME_LIMIT_SECONDS,
  };
}

/** Builds the copy; cold when it was just made, warm when the bundler finds its cache. */
export function buildSite(
  label: string,
  site: string,
  out: string,
): Promise<MeasuredRun> {
  return runMeasured(siteCommand(label, site, ['build', '--out-dir', out]));
}

export interface EditableType {
  readonly name: string;
  readonly file: string;
  readonly sdl: string;
}

/** The first object type of a schema folder that has a page of its own. */
export async function findObjectType(folder: string): Promise<EditableType> {
  for (const name of (await readdir(folder)).sort()) {
    if (!name.endsWith('.graphql')) continue;
    const file = path.join(folder, name);
    const sdl = await readFile(file, 'utf8');
    const [, type] = /^type (?!Query\b|Mutation\b|Subscription\b)(\w+)/m.exec(sdl) ?? [];
    if (type !== undefined) return {name: type, file, sdl};
  }
  throw new Error(`No file of ${folder} defines an object type.`);
}

/** The SDL with one more field at the start of a type. */
export function addField(sdl: string, type: string, field: string): string {
  return sdl.replace(
    new RegExp(`^type ${type}\\b[^{]*\\{`, 'm'),
    (start) => `${start}\n  "Added by the benchmark."\n  ${field}: String`,
  );
}
