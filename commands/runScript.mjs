// Plain JavaScript, because it also has to work on a fresh clone, where there is nothing yet that
// reads TypeScript.
import {spawn} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import {constants} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const lockfile = join(root, 'package-lock.json');
const marker = join(root, 'node_modules', '.installed-lockfile');

/** Installs what is missing, then runs the command that the arguments name, and exits as it does. */
export async function runScript() {
  const [name = '', ...args] = process.argv.slice(2);
  const script = join(root, 'commands', `${name}.ts`);
  if (!/^[a-z]+$/.test(name) || !existsSync(script)) {
    fail(
      `There is no command "${name}". package.json lists the commands under "scripts".`,
    );
  }
  await installWhenNeeded();
  process.exitCode = await runNode(['--import', 'tsx', script, ...args]);
}

async function installWhenNeeded() {
  const hash = createHash('sha256').update(readFileSync(lockfile)).digest('hex');
  if (isInstalled(hash)) {
    return;
  }
  console.log('Installing the dependencies of package-lock.json (about a minute) ...');
  const start = Date.now();
  const seconds = () => Math.round((Date.now() - start) / 1000);
  const progress = setInterval(() => console.log(`  ... ${seconds()} s`), 10_000);
  // npm names itself in npm_execpath, which spares us the search for it (npm.cmd on Windows).
  const npm = process.env.npm_execpath ?? '';
  const npmArgs = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const code = /npm-cli\.c?js$/.test(npm)
    ? await runNode([npm, ...npmArgs])
    : await run('npm', npmArgs, {shell: process.platform === 'win32'});
  clearInterval(progress);
  if (code !== 0) {
    fail(`"npm ci" failed with exit code ${code}; its output above says why.`);
  }
  writeFileSync(marker, hash);
  console.log(`Installed in ${seconds()} s.`);
}

/** Installed by this file (the marker), or by hand with npm, which writes a lockfile of its own. */
function isInstalled(hash) {
  if (existsSync(marker) && readFileSync(marker, 'utf8') === hash) {
    return true;
  }
  const installed = join(root, 'node_modules', '.package-lock.json');
  return (
    existsSync(installed) && statSync(installed).mtimeMs >= statSync(lockfile).mtimeMs
  );
}

function runNode(nodeArgs) {
  return run(process.execPath, nodeArgs, {});
}

/** Runs a program in the terminal of this one and passes signals on; resolves to its exit code. */
function run(command, commandArgs, options) {
  return new Promise((resolve) => {
    const child = spawn(command, commandArgs, {cwd: root, stdio: 'inherit', ...options});
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    const forward = (signal) => child.kill(signal);
    signals.forEach((signal) => process.on(signal, forward));
    const orphaned = whenOrphaned(() => child.kill('SIGTERM'));
    child.on('error', (error) => fail(`Could not start ${command}: ${error.message}`));
    child.on('exit', (code, signal) => {
      signals.forEach((each) => process.off(each, forward));
      clearInterval(orphaned);
      resolve(code ?? 128 + constants.signals[signal]);
    });
  });
}

/**
 * npm starts us through a shell. Whoever ends npm by a signal ends that shell, which does not pass
 * the signal on; a server would go on without anybody knowing. Then our parent process changes.
 */
function whenOrphaned(callback) {
  const parent = process.ppid;
  const isStartedByNpm = process.env.npm_lifecycle_event !== undefined;
  return setInterval(() => {
    if (isStartedByNpm && process.ppid !== parent) {
      callback();
    }
  }, 500);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
