import {rm} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {createOwnersCopy} from './owner/createOwnersCopy';
import {runNode} from './processes';
import {runCommand} from './runCommand';

/** What `npm test` asks of the site; the other steps do not look at its content. */
const STEPS = ['unit', 'types', 'build', 'checks', 'browser'];
/** The browser tests that look at the site; the others build sites of their own. */
const SITE_SPECS = [
  'tests/(accessibility|blog|code|deploy|diagrams|e2e|layout|search|security)/',
  'tests/reference/(article|navigation)',
  'site/',
];

/**
 * `npm run test:owner` makes the site of an owner from this repository and runs the part of its
 * `npm test` that depends on content. `--base-url /library/` and `--blog` choose what its settings say,
 * `--only` some of the steps; names of browser tests may follow.
 */
await runCommand(async () => {
  const {values, positionals} = parseArgs({
    options: {
      'base-url': {type: 'string', default: '/docs-site/'},
      blog: {type: 'boolean', default: false},
      only: {type: 'string', multiple: true, default: STEPS},
    },
    allowPositionals: true,
  });
  const copy = await createOwnersCopy({baseUrl: values['base-url'], blog: values.blog});
  console.log(`The owner's repository is ${copy}.`);
  const specs = positionals.length > 0 ? positionals : SITE_SPECS;
  try {
    return await runSteps(copy, new Set(values.only), specs);
  } finally {
    if (process.env['KEEP_OWNER'] === undefined) await rm(copy, {recursive: true});
  }
});

/** Runs the steps as an owner does; the first that fails is the last. Returns the exit code. */
async function runSteps(
  copy: string,
  steps: ReadonlySet<string>,
  specs: readonly string[],
): Promise<number> {
  const quick = ['types', 'unit'].filter((step) => steps.has(step));
  const commands = [
    ...(quick.length > 0 ? [['test', ...quick.flatMap((step) => ['--only', step])]] : []),
    // Its pages have other scripts, which the files for hosts name.
    ...(steps.has('build') ? [['build'], ['deploy', 'files']] : []),
    ...(steps.has('checks') ? [['test', '--only', 'checks']] : []),
    ...(steps.has('browser') ? [['test', '--only', 'browser', ...specs]] : []),
  ];
  for (const command of commands) {
    const {code} = await runNode([path.join(copy, 'commands', 'run.cjs'), ...command], {
      cwd: copy,
      output: 'terminal',
    });
    if (code !== 0) return code;
  }
  return 0;
}
