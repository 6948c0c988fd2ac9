import {availableParallelism} from 'node:os';
import {runProcess} from './processes';
import {runScript} from './runCommand';
import {
  addCounts,
  countResults,
  formatCounts,
  isBlocked,
  type Counts,
} from './test/countResults';

/** npm scripts that need no build of the site, the longest first. */
const FIRST = [
  'lint',
  'unit',
  // It needs no build of this site, and leaves the processors idle while npm installs.
  'packages',
  'types',
  'build',
  'format',
  'spelling',
  'unused',
  'styles',
];
/** npm scripts that need the build and all cores. */
const AFTER_BUILD = ['checks', 'browser'];
const SIGN_OF_LIFE = 30_000;

await runScript('npm test --', {
  options: {all: {text: 'Includes the tests that take long'}},
  text: 'Runs all suites.',
  example: '--all',
  run: ({all = false}) => runSuites(all),
});

async function runSuites(all: boolean): Promise<number> {
  if (all) process.env['LONG_TESTS'] = '1';
  const counts = await runSteps(FIRST, Math.max(2, availableParallelism()));
  const failed = counts.filter((step) => step.failed > 0).map(({name}) => name);
  if (isBlocked(failed, all))
    console.log(`Not run after the failures above: ${AFTER_BUILD.join(', ')}.`);
  else counts.push(...(await runSteps(AFTER_BUILD, 1)));
  const total = addCounts(counts);
  console.log(`\n${formatCounts(total)}`);
  return total.failed > 0 ? 1 : 0;
}

interface Step extends Counts {
  readonly name: string;
}

async function runSteps(names: readonly string[], lanes: number): Promise<Step[]> {
  const waiting = [...names];
  const counts: Step[] = [];
  const runLane = async (): Promise<void> => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift())
      counts.push({name, ...(await runStep(name))});
  };
  await Promise.all(Array.from({length: lanes}, runLane));
  return counts;
}

async function runStep(name: string): Promise<Counts> {
  const start = Date.now();
  const seconds = (): string => `${Math.round((Date.now() - start) / 1000)} s`;
  const signs = setInterval(
    () => console.log(`  ... ${name} (${seconds()})`),
    SIGN_OF_LIFE,
  );
  const {code, output} = await runProcess('npm', ['run', '--silent', name], {
    env: {NO_COLOR: '1'},
    output: 'capture',
  });
  clearInterval(signs);
  const counts = countResults(output, code);
  console.log(
    `${code === 0 ? '✓' : '✗'} ${name}: ${formatCounts(counts)} (${seconds()})`,
  );
  if (code !== 0) console.log(output.trimEnd().replace(/^/gm, '    '));
  return counts;
}
