import {resolve} from 'node:path';
import {createVitest} from 'vitest/node';
import type {TestSpecification, Vitest} from 'vitest/node';
import {ROOT} from '../commands/paths';
import type {LaneAnswer, LaneRequest} from './laneMessages';

/*
 * One process that runs unit tests again and again, each time with other text in one source file.
 * Only what that text changes is loaded anew, which makes a run some hundred times as quick as one
 * of a new process.
 */

/** The source file that is changed at present. */
let changed: {readonly path: string; readonly text: string | undefined} | undefined;
const relatedTests = new Map<string, Promise<readonly TestSpecification[]>>();

async function startVitest(leftOut: readonly string[]): Promise<Vitest> {
  return createVitest(
    'test',
    {
      root: ROOT,
      watch: false,
      bail: 1,
      pool: 'threads',
      maxWorkers: 1,
      isolate: false,
      silent: true,
      reporters: [{}],
      exclude: ['**/node_modules/**', ...leftOut],
    },
    {
      plugins: [
        {
          name: 'mutant',
          enforce: 'pre',
          load: (id) => (id === changed?.path ? changed.text : undefined),
        },
      ],
    },
  );
}

/** The tests that import the file, directly or not. */
async function findRelatedTests(
  vitest: Vitest,
  path: string,
): Promise<readonly TestSpecification[]> {
  Object.assign(vitest.config, {related: [path]});
  return vitest.getRelevantTestSpecifications();
}

async function answer(
  vitest: Vitest,
  {file, text}: LaneRequest & {readonly kind: 'run'},
): Promise<LaneAnswer> {
  const path = resolve(ROOT, file);
  if (!relatedTests.has(path)) relatedTests.set(path, findRelatedTests(vitest, path));
  const tests = await relatedTests.get(path)!;
  if (changed) vitest.invalidateFile(changed.path);
  changed = {path, text};
  vitest.invalidateFile(path);
  const {testModules, unhandledErrors} = await vitest.runTestSpecifications([...tests]);
  const failed = testModules.filter((module) => !module.ok());
  return {
    tests: tests.length,
    failures: [
      ...failed.map(({relativeModuleId}) => relativeModuleId),
      ...unhandledErrors.map(String),
    ],
  };
}

let vitest: Promise<Vitest> | undefined;
process.on('message', (request: LaneRequest) => {
  if (request.kind === 'start') vitest = startVitest(request.leftOut);
  else {
    void vitest!
      .then((started) => answer(started, request))
      .then((message) => process.send?.(message));
  }
});
process.on('disconnect', () => process.exit());
