// Runs `docusaurus` as its own program does, but logs an error that was written for the owner of a
// site as its message alone; `--verbose` logs every stack. It is plain JavaScript, since a loader
// for TypeScript would change how Docusaurus loads the configuration of a site.
import {inspect, stripVTControlCharacters} from 'node:util';
import {setFlagsFromString} from 'node:v8';
import {DOCUSAURUS_VERSION} from '@docusaurus/utils';
import {runCLI} from '@docusaurus/core/lib/index.js';
import {findReport} from './findReport.mjs';

const isVerbose = process.argv.includes('--verbose');
let isFinished = process.argv[2] !== 'build';
/** What the owner calls the sources that are files in a temporary folder. */
const sourceNames = JSON.parse(process.env['SOURCE_NAMES'] ?? '[]');
/** Lines about a folder that is moved, a command that may not exist, and an option that Docusaurus sets. */
const NOISE =
  /^(?:\[SUCCESS\] Generated static files in \S*\.|\[INFO\] Use `npm run serve` command to test your build locally\.|\[Rspack Deprecation\] `experiments\.lazyBarrel` .*)$/;

// The defaults of Docusaurus' own program; each command overrides them.
process.env['BABEL_ENV'] ??= 'development';
process.env['NODE_ENV'] ??= 'development';
process.on('unhandledRejection', fail);
// Docusaurus exits with 0 when a signal interrupts its build.
process.on('exit', () => {
  if (!isFinished) process.exitCode ||= 1;
});
// V8's own choice takes up to 45 % more memory at the peak of a build.
setFlagsFromString('--heap-growing-percent=60');
// Without this, Node.js would free the memory of a build piece by piece before it exits.
process.on('beforeExit', () => process.exit());
if (!isVerbose) leaveOutNoise();
if (process.argv[2] === 'start' && !isVerbose) shortenReloadErrors();
try {
  await runCLI(process.argv.filter((argument) => argument !== '--verbose'));
  isFinished = true;
} catch (error) {
  fail(error);
}

function leaveOutNoise() {
  for (const method of ['log', 'info', 'warn']) {
    const log = console[method];
    console[method] = (...values) => {
      if (!NOISE.test(stripVTControlCharacters(String(values[0])))) log(...values);
    };
  }
}

/** The development server logs what goes wrong after an edit by itself, and goes on. */
function shortenReloadErrors() {
  const log = console.error;
  console.error = (...values) => {
    const report = findReport(values[0], sourceNames);
    log(...(report ? [`${report}\n\nThe pages stay as they were.`] : values));
  };
}

function fail(error) {
  const report = isVerbose ? undefined : findReport(error, sourceNames);
  console.error(
    report ??
      `${inspect(error, {depth: Infinity})}\nDocusaurus ${DOCUSAURUS_VERSION}, Node ${process.version}`,
  );
  process.exit(1);
}
