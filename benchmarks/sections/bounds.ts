import {readFile, mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {buildReference} from '../builds/buildReference';
import {brotliBytes} from '../measure/compress';
import {listFiles} from '../measure/listFiles';
import {builtSite, WORK} from '../paths';
import type {BoundsCase, BoundsSection} from '../report/results';
import {HOSTILE_CASES, makeHostileSchema} from '../schemas/makeHostileSchema';

/** Elements with thousands of members: into how many pages they go, and how large these are. */
export async function measureBounds(): Promise<BoundsSection> {
  const schema = path.join(WORK, 'schema-hostile.graphql');
  await mkdir(WORK, {recursive: true});
  await writeFile(schema, makeHostileSchema());
  const out = builtSite('bounds');
  const run = await buildReference({schema, out, label: 'bounds', collapseRoutes: true});
  const files = await listFiles(out);
  const cases: BoundsCase[] = [];
  for (const {name, folder} of HOSTILE_CASES) {
    const pages = files.filter(
      (file) => file.startsWith(`${folder}/`) && file.endsWith('.html'),
    );
    cases.push({name, pages: pages.length, largest: await weighLargest(out, pages)});
  }
  await rm(out, {recursive: true, force: true});
  return {run, cases};
}

async function weighLargest(out: string, pages: readonly string[]): Promise<number> {
  let largest = 0;
  for (const page of pages) {
    const bytes = await brotliBytes(await readFile(path.join(out, page)));
    largest = Math.max(largest, bytes);
  }
  return largest;
}
