// `docusaurus` as our commands run it: what its own program does, without what only looks like
// news, and with errors in the words of who found them. `--verbose` shows everything.
// Plain JavaScript: a loader for TypeScript would change how Docusaurus loads the configuration.
import {inspect, stripVTControlCharacters} from 'node:util';
import {DOCUSAURUS_VERSION} from '@docusaurus/utils';
import {runCLI} from '@docusaurus/core/lib/index.js';
import {describeBundlerErrors, describeFailure} from './describeFailure.mjs';
import {withShownNames} from './shownNames.mjs';

/** Folders that are moved or deleted a moment later, another command, a setting of Docusaurus. */
const NOISE = [
  /^\[SUCCESS\] Generated static files in /,
  /^\[INFO\] Use `npm run serve` command /,
  /^\[Rspack Deprecation\] `experiments\.lazyBarrel` /,
];

/** The development server's, before an error that says what is wrong by itself. */
const RELOAD_FAILURE = /^\[ERROR\] Site (?:plugin )?reload failure/;
/** Said by another plugin of the site, in other words. */
const WITH_STAGES = /^\[INFO\] \[\w+\] Creating an optimized production build\.\.\./;

const isVerbose = process.argv.includes('--verbose');
const isServer = process.argv[2] === 'start';
/** What files are called that the reader of a message has never seen, by their names. */
const shownNames = JSON.parse(process.env['SHOWN_NAMES'] ?? '{}');

// As Docusaurus' own program has it; each command overrides them.
process.env['BABEL_ENV'] ??= 'development';
process.env['NODE_ENV'] ??= 'development';
process.on('unhandledRejection', fail);
// With nothing left to do, Node.js would take down piece by piece what the pages of a build took.
process.on('beforeExit', () => process.exit());
showNames();
if (!isVerbose) {
  hideNoise();
  shortenErrors();
}
try {
  await runCLI(process.argv.filter((argument) => argument !== '--verbose'));
} catch (error) {
  fail(error);
}

function hideNoise() {
  const noise =
    process.env['SHOWN_NAMES'] === undefined ? NOISE : [...NOISE, WITH_STAGES];
  for (const method of ['log', 'info', 'warn']) {
    const print = console[method];
    console[method] = (...values) => {
      const text = stripVTControlCharacters(String(values[0]));
      if (!noise.some((pattern) => pattern.test(text))) print(...values);
    };
  }
}

/**
 * Docusaurus prints these itself: those of the bundler, after which it ends the process, and in
 * the development server those of the schema and the guides.
 */
function shortenErrors() {
  const print = console.error;
  console.error = (...values) => {
    const [value] = values;
    if (typeof value !== 'string') {
      const description = describeFailure(value);
      const end = isServer ? '\n\nThe pages stay as they were.' : '';
      print(...(description === undefined ? values : [`${description}${end}`]));
    } else if (!RELOAD_FAILURE.test(stripVTControlCharacters(value))) {
      print(describeBundlerErrors(value) ?? value, ...values.slice(1));
    }
  };
}

function showNames() {
  if (Object.keys(shownNames).length === 0) return;
  for (const method of ['log', 'info', 'warn', 'error']) {
    const print = console[method];
    console[method] = (...values) => {
      print(
        ...values.map((value) =>
          typeof value === 'string' ? withShownNames(value, shownNames) : value,
        ),
      );
    };
  }
}

function fail(error) {
  const description = isVerbose ? undefined : describeFailure(error);
  console.error(
    description ??
      `${inspect(error, {depth: Infinity})}\nDocusaurus ${DOCUSAURUS_VERSION}, Node ${process.version}`,
  );
  process.exit(1);
}
