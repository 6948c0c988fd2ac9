import {existsSync} from 'node:fs';
import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import {arch, cpus, loadavg, platform, totalmem} from 'node:os';
import path from 'node:path';
import {RESULTS} from '../paths';
import type {MachineFacts, Results, SectionFacts, SectionName} from './results';

function describeMachine(): MachineFacts {
  return {
    cores: cpus().length,
    memoryBytes: totalmem(),
    node: process.version,
    system: `${platform()} ${arch()}`,
  };
}

/** Runs a section and adds when, where and under which load it ran. */
export async function measureSection<Section extends object>(
  measure: () => Promise<Section>,
): Promise<Section & SectionFacts> {
  const before = loadavg()[0]!;
  const measuredAt = new Date().toISOString();
  const start = performance.now();
  const section = await measure();
  return {
    measuredAt,
    machine: describeMachine(),
    load: {before, after: loadavg()[0]!},
    secondsInAll: (performance.now() - start) / 1000,
    ...section,
  };
}

/** The newest results; a partial run keeps the other sections of them. */
export async function readLatest(): Promise<Results | undefined> {
  if (!existsSync(RESULTS)) return undefined;
  const files = (await readdir(RESULTS)).filter((name) =>
    /^\d{4}-\d\d-\d\d\.json$/.test(name),
  );
  const newest = files.sort().at(-1);
  if (newest === undefined) return undefined;
  return JSON.parse(await readFile(path.join(RESULTS, newest), 'utf8')) as Results;
}

/** Writes one section into the results of today, beside those that were measured before. */
export async function recordSection(
  name: SectionName,
  section: object,
): Promise<Results> {
  const latest = await readLatest();
  const date = new Date().toISOString().slice(0, 10);
  const results: Results = {date, sections: {...latest?.sections, [name]: section}};
  await mkdir(RESULTS, {recursive: true});
  const text = `${JSON.stringify(results, roundNumbers, 2)}\n`;
  await writeFile(path.join(RESULTS, `${date}.json`), text);
  return JSON.parse(text) as Results;
}

/** Measurements are not exact to more than four digits behind the point. */
function roundNumbers(_key: string, value: unknown): unknown {
  return typeof value === 'number' ? Math.round(value * 10_000) / 10_000 : value;
}
