// `docusaurus` as our commands run it: what its own program does, without what only looks like
// news, and with errors in the words of who found them. `--verbose` shows everything.
// Plain JavaScript: a loader for TypeScript would change how Docusaurus loads the configuration.
import {inspect, stripVTControlCharacters} from 'node:util';
import {DOCUSAURUS_VERSION} from '@docusaurus/utils';
import {runCLI} from '@docusaurus/core/lib/index.js';
import {describeBundlerErrors, describeFailure} from './describeFailure.mjs';

/** Folders that are moved or deleted a moment later, another command, a setting of Docusaurus. */
const NOISE = [
  /^\[SUCCESS\] Generated static files in /,
  /^\[INFO\] Use `npm run serve` command /,
  /^\[Rspack Deprecation\] `experiments\.lazyBarrel` /,
];

const isVerbose = process.argv.includes('--verbose');

// As Docusaurus' own program has it; each command overrides them.
process.env['BABEL_ENV'] ??= 'development';
process.env['NODE_ENV'] ??= 'development';
process.on('unhandledRejection', fail);
if (!isVerbose) {
  hideNoise();
  shortenBundlerErrors();
}
try {
  await runCLI(process.argv.filter((argument) => argument !== '--verbose'));
} catch (error) {
  fail(error);
}

function hideNoise() {
  for (const method of ['log', 'info', 'warn']) {
    const print = console[method];
    console[method] = (...values) => {
      const text = stripVTControlCharacters(String(values[0]));
      if (!NOISE.some((pattern) => pattern.test(text))) print(...values);
    };
  }
}

/** Docusaurus prints these itself and ends the process, so that `fail` never sees them. */
function shortenBundlerErrors() {
  const print = console.error;
  console.error = (...values) => {
    const [text] = values;
    const description =
      typeof text === 'string' ? describeBundlerErrors(text) : undefined;
    print(...(description === undefined ? values : [description]));
  };
}

function fail(error) {
  const description = isVerbose ? undefined : describeFailure(error);
  console.error(
    description ??
      `${inspect(error, {depth: Infinity})}\nDocusaurus ${DOCUSAURUS_VERSION}, Node ${process.version}`,
  );
  process.exit(1);
}
