import {resolve} from 'node:path';
import {startTests} from '@vitest/runner';
import {createServer, createServerModuleRunner, normalizePath} from 'vite';
import {ROOT} from '../commands/paths';
import {importersOf} from './importersOf';
import type {LaneAnswer, LaneRequest} from './laneMessages';
import {TestRunner} from './TestRunner';

/*
 * One process that runs unit tests again and again, each time with other text in one source file.
 * Only that file and what imports it is loaded anew.
 */

process.env['TZ'] = 'UTC';

/** The source file that is changed at present. */
let changed: {readonly path: string; readonly text: string | undefined} | undefined;

const server = await createServer({
  configFile: false,
  root: ROOT,
  logLevel: 'error',
  appType: 'custom',
  server: {middlewareMode: true, hmr: false, ws: false, watch: null},
  optimizeDeps: {noDiscovery: true},
  resolve: {alias: {vitest: resolve(ROOT, 'mutation/testApi.ts')}},
  plugins: [
    {
      name: 'mutant',
      enforce: 'pre',
      load: (id) => (id === changed?.path ? changed.text : undefined),
    },
  ],
});
const environment = server.environments.ssr;
const modules = createServerModuleRunner(environment, {hmr: false});

/** Test files in the order in which they are asked: what failed last comes first. */
let tests: string[] = [];

function forget(path: string): ReadonlySet<string> {
  for (const module of environment.moduleGraph.getModulesByFile(path) ?? []) {
    environment.moduleGraph.invalidateModule(module);
  }
  const nodes = importersOf(modules.evaluatedModules, path);
  for (const node of nodes) modules.evaluatedModules.invalidateModule(node);
  return new Set(nodes.map(({file}) => file));
}

async function runFile(path: string): Promise<string | undefined> {
  const runner = new TestRunner(ROOT, (file) => modules.import(file));
  const files = await startTests([path], runner);
  if (runner.failure !== undefined) return runner.failure;
  const failed = files.find(({result}) => result?.state === 'fail');
  return failed && `${path}: ${failed.result?.errors?.[0]?.message ?? 'failed'}`;
}

async function answer({file, text}: {file: string; text?: string}): Promise<LaneAnswer> {
  const path = normalizePath(resolve(ROOT, file));
  if (changed && changed.path !== path) forget(changed.path);
  changed = {path, text};
  const related = forget(path);
  for (const test of tests.filter((candidate) => related.has(candidate))) {
    const failure = await runFile(test);
    if (failure === undefined) continue;
    tests = [test, ...tests.filter((other) => other !== test)];
    return {failure};
  }
  return {};
}

async function handle(request: LaneRequest): Promise<LaneAnswer> {
  if (request.kind === 'run') return answer(request);
  tests = request.tests.map((test) => normalizePath(resolve(ROOT, test)));
  for (const test of tests) {
    const failure = await runFile(test);
    if (failure !== undefined) return {failure};
  }
  return {};
}

/** What a mutant leaves behind, such as a promise that nobody awaits, is for its tests to notice. */
process.on('unhandledRejection', () => undefined);
process.on('message', (request: LaneRequest) => {
  void handle(request)
    .catch((error: unknown) => ({failure: String(error)}))
    .then((message) => process.send?.(message));
});
process.on('disconnect', () => process.exit());
