// Prepares a fresh clone for "npm start" and "npm test": checks the version of Node, installs the
// dependencies when the lockfile has changed, and with --browser finds or installs Chromium.
// It runs before anything is installed, so it uses Node alone.
'use strict';

const {spawnSync} = require('child_process');
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

if (require.main === module) {
  checkNode();
  install();
  if (process.argv[2] === '--browser' && !exports.findChromium()) installChromium();
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

function install() {
  const lockfile = path.join(ROOT, 'package-lock.json');
  // npm writes this file when it has installed everything.
  const installed = path.join(ROOT, 'node_modules', '.package-lock.json');
  const timeOf = (file) => (fs.existsSync(file) ? fs.statSync(file).mtimeMs : 0);
  if (timeOf(installed) >= timeOf(lockfile)) return;
  console.log('Installing the dependencies of package-lock.json (about a minute) ...');
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  if (run('npm', args) !== 0) fail('"npm ci" failed; see its output above.');
  fs.utimesSync(installed, new Date(), new Date());
}

function installChromium() {
  if (fs.existsSync(require('@playwright/test').chromium.executablePath())) return;
  console.log('No Chrome or Chromium found. Installing Chromium ...');
  if (run('npx', ['playwright', 'install', 'chromium']) === 0) return;
  const apt = (...args) => run('apt-get', args) === 0;
  if (!apt('update') || !apt('install', '-y', 'chromium-headless-shell'))
    apt('install', '-y', 'chromium');
  if (!exports.findChromium())
    fail('Install Chrome or Chromium, or set CHROMIUM_PATH to its executable.');
}

function run(command, args) {
  const shell = process.platform === 'win32';
  return spawnSync(command, args, {cwd: ROOT, stdio: 'inherit', shell}).status;
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
