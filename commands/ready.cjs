// Prepares a fresh clone for "npm start" and "npm test": checks the version of Node, installs the
// dependencies when the lockfile has changed, and with --browser finds or installs Chromium.
// It runs before anything is installed, so it uses Node alone.
'use strict';

const {spawn, spawnSync} = require('child_process');
const {constants} = require('os');
const fs = require('fs');
const path = require('path');

const ROOT = path.join(__dirname, '..');
const BROWSERS = [
  ...['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].flatMap(
    (name) =>
      (process.env.PATH || '')
        .split(path.delimiter)
        .map((folder) => path.join(folder, name)),
  ),
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  path.join(process.env.PROGRAMFILES || '', 'Google/Chrome/Application/chrome.exe'),
];

/** Path of an installed Chrome or Chromium that starts; undefined if there is none. */
exports.findChromium = function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  return BROWSERS.filter((file) => fs.existsSync(file)).find(
    (file) => process.platform === 'win32' || spawnSync(file, ['--version']).status === 0,
  );
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
  if (process.argv[2] === '--browser' && !exports.findChromium()) await installChromium();
}

/** Understands what "engines" in package.json consists of: ^1.2.3 and >=1.2.3, joined by ||. */
function checkNode() {
  const range = require('../package.json').engines.node;
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
