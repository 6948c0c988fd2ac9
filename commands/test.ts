import {parseArgs} from 'node:util';
import {CommandError, runCommand} from './runCommand';
import {CORES} from './test/cores';
import {runSteps, skipSteps} from './test/runSteps';
import {addCounts, formatCounts, type Counts, type Step} from './test/step';
import {BUILD_STEP, FIRST_STEPS, LAST_STEPS} from './test/steps';
import {formatTally} from './test/tally';

const STEPS = [...FIRST_STEPS, BUILD_STEP, ...LAST_STEPS];

/**
 * `npm test` runs everything. `npm test -- --only lint --only unit` runs some steps, in any order
 * that they need; what follows the name of a single step goes to its tool.
 */
await runCommand(async () => {
  const {values, positionals} = parseArgs({
    options: {only: {type: 'string', multiple: true}},
    allowPositionals: true,
  });
  const counts = values.only
    ? await runSteps(findSteps(values.only), positionals)
    : await runAll();
  const total = addCounts(counts);
  console.log(['', ...formatTally(total.tally ?? {}), formatCounts(total)].join('\n'));
  return total.failed > 0 ? 1 : 0;
});

function findSteps(names: readonly string[]): Step[] {
  const unknown = names.find((name) => !STEPS.some((step) => step.name === name));
  if (unknown !== undefined) {
    const known = STEPS.map(({name}) => name).join(', ');
    throw new CommandError(`There is no step "${unknown}". The steps are: ${known}.`);
  }
  return STEPS.filter(({name}) => names.includes(name));
}

async function runAll(): Promise<Counts[]> {
  const first = await runSteps([...FIRST_STEPS, BUILD_STEP], [], CORES);
  const rest =
    first.at(-1)?.failed === 0
      ? await runSteps(LAST_STEPS)
      : skipSteps(LAST_STEPS, 'there is no build to ask');
  return [...first, ...rest];
}
