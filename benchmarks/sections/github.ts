import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {ROOT} from '../../commands/paths';
import {buildReference} from '../builds/buildReference';
import {measureSite} from '../measure/measureSite';
import {builtSite, PEERS, WORK} from '../paths';
import {graphqlMarkdown} from '../peers/graphqlMarkdown';
import {installPeer} from '../peers/install';
import type {Peer} from '../peers/peer';
import {removeDuplicateFields} from '../peers/removeDuplicateFields';
import {spectaql} from '../peers/spectaql';
import type {GeneratorResult, GithubSection} from '../report/results';
import {OURS} from '../report/summarize';

const PACKAGE = '@octokit/graphql-schema';
const PEERS_TO_RUN: readonly Peer[] = [spectaql, graphqlMarkdown];

const OURS_ALL_ROUTES = 'ours, every route in the browser';

interface GithubOptions {
  readonly timeLimitSeconds: number;
  /** Another SDL file than GitHub's, to try the section out. */
  readonly schema?: string;
}

/** GitHub's public schema by our plugin and by its peers, one after the other. */
export async function measureGithub(options: GithubOptions): Promise<GithubSection> {
  const schema =
    options.schema ?? path.join(ROOT, 'node_modules', PACKAGE, 'schema.graphql');
  const sdl = await readFile(schema, 'utf8');
  const strictSchema = path.join(WORK, 'github-without-duplicates.graphql');
  await mkdir(WORK, {recursive: true});
  await writeFile(strictSchema, removeDuplicateFields(sdl));

  const results: GeneratorResult[] = [
    await measureOurs(OURS, 'ours', {schema, collapseRoutes: true}),
    await measureOurs(OURS_ALL_ROUTES, 'ours-all-routes', {
      schema,
      collapseRoutes: false,
    }),
  ];
  for (const peer of PEERS_TO_RUN) {
    results.push(await measurePeer(peer, strictSchema, options.timeLimitSeconds));
  }
  // A second time, as the machine may have been busy with something else the first time.
  results[0] = addSteps(
    results[0]!,
    await measureOurs(OURS, 'ours', {schema, collapseRoutes: true}),
  );
  return {schema: {package: PACKAGE, bytes: Buffer.byteLength(sdl)}, results};
}

function addSteps(first: GeneratorResult, second: GeneratorResult): GeneratorResult {
  if ('failure' in first || 'failure' in second) return first;
  const repeated = second.steps.map((step) => ({...step, step: 'build, second time'}));
  return {...first, steps: [...first.steps, ...repeated]};
}

async function measureOurs(
  name: string,
  folder: string,
  options: {readonly schema: string; readonly collapseRoutes: boolean},
): Promise<GeneratorResult> {
  console.log(`  ${name}`);
  const out = builtSite(folder);
  try {
    const run = await buildReference({...options, out, label: folder});
    return {
      name,
      versions: await readVersions(ROOT, ['@docusaurus/core', 'graphql', 'react']),
      steps: [{step: 'build', ...run}],
      size: await measureSite(out),
    };
  } catch (error) {
    return fail(name, error);
  }
}

async function measurePeer(
  peer: Peer,
  schema: string,
  timeLimitSeconds: number,
): Promise<GeneratorResult> {
  console.log(`  ${peer.name}`);
  const directory = path.join(PEERS, 'runs', peer.name);
  try {
    const installation = await installPeer(peer);
    await rm(directory, {recursive: true, force: true});
    await mkdir(directory, {recursive: true});
    const build = await peer.build(installation, {schema, directory, timeLimitSeconds});
    return {
      name: peer.name,
      versions: await readVersions(installation, Object.keys(peer.dependencies)),
      steps: build.steps,
      size: await measureSite(build.directory),
    };
  } catch (error) {
    return fail(peer.name, error);
  }
}

/** A failure is a result: it is shown in the table with its reason. */
function fail(name: string, error: unknown): GeneratorResult {
  const message = error instanceof Error ? error.message : String(error);
  const failure = hidePaths(message);
  console.log(`    FAILED: ${failure}`);
  return {name, failure};
}

/** Results are published; where this machine keeps its files is nobody's concern. */
export function hidePaths(text: string): string {
  return text.replaceAll(PEERS, '<peers>').replaceAll(ROOT, '<repository>');
}

async function readVersions(
  folder: string,
  names: readonly string[],
): Promise<Record<string, string>> {
  const entries = names.map(async (name) => {
    const manifest = path.join(folder, 'node_modules', name, 'package.json');
    const {version} = JSON.parse(await readFile(manifest, 'utf8')) as {version: string};
    return [name, version] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
