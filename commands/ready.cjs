// Prepares a fresh clone for "npm start" and "npm test": checks the version of Node, installs the
// dependencies when the lockfile has changed, and with --browser finds or installs Chromium and the
// other engines that the site is tested in. It runs before anything is installed, so it uses Node alone.
'use strict';

const {spawn, spawnSync} = require('child_process');
const {constants} = require('os');
const fs = require('fs');
const path = require('path');
const {brotliDecompressSync} = require('zlib');

const ROOT = path.join(__dirname, '..');
const PACKAGE = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
/** The oldest version of Chromium that the site promises to work in. */
const [, OLDEST] = /\bchrome >= (\d+)/.exec(String(PACKAGE.browserslist)) || [];
const OLDEST_CHROMIUM = path.join(ROOT, `.cache/engines/chromium-${OLDEST}`);
const MAC = '/Applications';
const WINDOWS = process.env.PROGRAMFILES || '';

/** Path of an installed Chrome or Chromium that starts; undefined if there is none. */
exports.findChromium = function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  return findProgram(
    ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'],
    [
      `${MAC}/Google Chrome.app/Contents/MacOS/Google Chrome`,
      path.join(WINDOWS, 'Google/Chrome/Application/chrome.exe'),
    ],
  );
};

/** Path of an installed Firefox that starts; undefined if there is none. */
exports.findFirefox = function findFirefox() {
  return findProgram(
    ['firefox-esr', 'firefox'],
    [
      `${MAC}/Firefox.app/Contents/MacOS/firefox`,
      path.join(WINDOWS, 'Mozilla Firefox/firefox.exe'),
    ],
  );
};

/** Whether WebKitGTK and what its tests need beside it is installed. */
exports.hasWebKit = function hasWebKit() {
  return ['WebKitWebDriver', 'xvfb-run', 'xauth', 'dbus-run-session'].every(
    (name) => findInPath(name).length > 0,
  );
};

/** Path of the oldest Chromium that `browserslist` names; undefined if it is not installed. */
exports.findOldestChromium = function findOldestChromium() {
  return fs.existsSync(OLDEST_CHROMIUM) ? OLDEST_CHROMIUM : undefined;
};

/** Sends a signal to the program that runs. */
let send;
let interruption;

if (require.main === module) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, interrupt);
  checkNode();
  prepare();
}

async function prepare() {
  await install();
  if (process.argv[2] !== '--browser') return;
  if (!exports.findChromium()) await installChromium();
  await installEngines();
}

function checkNode() {
  const range = PACKAGE.engines.node;
  const found = process.versions.node.split('.').map(Number);
  const isSupported = range.split('||').some((part) => {
    const [, sign, major, minor] = /(\^|>=)(\d+)\.(\d+)/.exec(part);
    if (found[0] === Number(major)) return found[1] >= Number(minor);
    return sign === '>=' && found[0] > Number(major);
  });
  if (!isSupported)
    fail(`This project needs Node ${range}, but this is ${process.version}. See .nvmrc.`);
}

async function install() {
  const lockfile = path.join(ROOT, 'package-lock.json');
  // npm writes this file when it has installed everything.
  const installed = path.join(ROOT, 'node_modules', '.package-lock.json');
  const timeOf = (file) => (fs.existsSync(file) ? fs.statSync(file).mtimeMs : 0);
  if (timeOf(installed) >= timeOf(lockfile)) return;
  console.log('Installing the dependencies of package-lock.json (about a minute) ...');
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  if ((await run('npm', args)) !== 0)
    fail(
      '"npm ci" failed; see its output above. Offline, it needs a registry that this machine reaches: npm config set registry <url>',
    );
  fs.utimesSync(installed, new Date(), new Date());
}

async function installChromium() {
  if (fs.existsSync(require('@playwright/test').chromium.executablePath())) return;
  console.log('No Chrome or Chromium found. Installing Chromium ...');
  if ((await run('npx', ['playwright', 'install', 'chromium'])) === 0) return;
  const apt = async (...args) => (await run('apt-get', args)) === 0;
  if (!(await apt('update')) || !(await apt('install', '-y', 'chromium-headless-shell')))
    await apt('install', '-y', 'chromium');
  if (!exports.findChromium())
    fail('Install Chrome or Chromium, or set CHROMIUM_PATH to its executable.');
}

/** Installs the other engines where that is possible, and prints which are not tested. */
async function installEngines() {
  const webKit = ['webkit2gtk-driver', 'xvfb', 'xauth', 'dbus'];
  for (const [name, isThere, install] of [
    ['Firefox', exports.findFirefox, () => installPackages('firefox-esr')],
    ['WebKit', exports.hasWebKit, () => installPackages(...webKit)],
    [`Chromium ${OLDEST}`, exports.findOldestChromium, installOldestChromium],
  ]) {
    if (isThere()) continue;
    console.log(`Installing ${name}, in which the site is tested, too ...`);
    await install();
    if (!isThere()) console.log(`Could not install ${name}: its tests are skipped.`);
  }
}

/** Installs packages of Debian or Ubuntu, where this process may. */
async function installPackages(...names) {
  if (!findInPath('apt-get')[0] || process.getuid() !== 0) return;
  if ((await run('apt-get', ['-qq', 'update'])) === 0)
    await run('apt-get', ['-qq', 'install', '-y', '--no-install-recommends', ...names]);
}

/** A package of the npm registry contains old versions of Chromium for Linux on x64. */
async function installOldestChromium() {
  if (!OLDEST || process.platform !== 'linux' || process.arch !== 'x64') return;
  const folder = `${OLDEST_CHROMIUM}-${process.pid}`;
  const args = ['--no-save', '--ignore-scripts', '--no-audit', '--loglevel=error'];
  fs.mkdirSync(folder, {recursive: true});
  try {
    const npm = ['install', '--prefix', folder, ...args, `@sparticuz/chromium@${OLDEST}`];
    if ((await run('npm', npm)) !== 0) return;
    const bin = path.join(folder, 'node_modules/@sparticuz/chromium/bin');
    const program = brotliDecompressSync(fs.readFileSync(path.join(bin, 'chromium.br')));
    fs.writeFileSync(path.join(folder, 'chromium'), program, {mode: 0o755});
    fs.renameSync(path.join(folder, 'chromium'), OLDEST_CHROMIUM);
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
}

/** The first of the programs that starts, by their names in PATH or by their paths. */
function findProgram(names, paths) {
  return [
    ...names.flatMap(findInPath),
    ...paths.filter((file) => fs.existsSync(file)),
  ].find(
    (file) => process.platform === 'win32' || spawnSync(file, ['--version']).status === 0,
  );
}

function findInPath(name) {
  return (process.env.PATH || '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .filter((file) => fs.existsSync(file));
}

/** Runs a program, and returns its exit code. After a signal it never returns. */
function run(command, args) {
  const shell = process.platform === 'win32';
  const child = spawn(command, args, {cwd: ROOT, stdio: 'inherit', shell});
  send = (signal) => child.kill(signal);
  return new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('close', (code) => {
      if (interruption) exit(interruption);
      send = undefined;
      resolve(code);
    });
  });
}

/** The program that runs ends first, but a second signal ends this one at once. */
function interrupt(signal) {
  if (!send || interruption) exit(signal);
  interruption = signal;
  send(signal);
}

function exit(signal) {
  console.error('Interrupted. The next command installs what is missing.');
  process.exit(128 + constants.signals[signal]);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
