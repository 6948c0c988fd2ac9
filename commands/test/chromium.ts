import {existsSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {runNode, runProcess} from '../processes';
import {CommandError} from '../runCommand';
import {toolFile} from './tools';

/** How the tests start Chromium: quiet, without the network, also as root in a container. */
export const CHROMIUM_ARGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The shell first: it is Chromium without windows, and tests run in three quarters of the time. */
const NAMES = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** Where installers put Chrome and Chromium, by operating system. */
const USUAL_PLACES: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  linux: ['/opt/google/chrome/chrome', '/snap/bin/chromium'],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((variable) => {
    const folder = process.env[variable];
    return folder ? [path.join(folder, 'Google/Chrome/Application/chrome.exe')] : [];
  }),
};

/**
 * Path of a Chromium that starts: the one that CHROMIUM_PATH names, an installed one, or one that
 * this installs, first by Playwright, then by apt.
 */
export async function ensureChromium(): Promise<string> {
  const failures: string[] = [];
  const installed = await findStarting(findCandidates(), failures);
  if (installed !== undefined) {
    return installed;
  }
  for (const install of [installByPlaywright, installByApt]) {
    await install(failures);
    const added = await findStarting(findCandidates(), failures);
    if (added !== undefined) {
      return added;
    }
  }
  throw new CommandError(
    [
      'The browser tests need Chrome or Chromium, and none could be found, started or installed:',
      ...new Set(failures.map((failure) => `- ${failure}`)),
      'Install one, or name one: CHROMIUM_PATH=/path/to/chrome npm test',
    ].join('\n'),
  );
}

/** Executables that may be a Chromium, in the order of preference. */
export function findCandidates(): string[] {
  const named = process.env['CHROMIUM_PATH'];
  const onPath = (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .flatMap((folder) => NAMES.map((name) => path.join(folder, name)));
  const candidates = named
    ? [named]
    : [...onPath, ...(USUAL_PLACES[process.platform] ?? []), chromium.executablePath()];
  return candidates.filter((candidate) => existsSync(candidate));
}

/** The first that starts. Ubuntu has a `chromium-browser` that only says how to install one. */
async function findStarting(
  candidates: readonly string[],
  failures: string[],
): Promise<string | undefined> {
  for (const executablePath of candidates) {
    try {
      const browser = await chromium.launch({executablePath, args: [...CHROMIUM_ARGS]});
      await browser.close();
      return executablePath;
    } catch (error) {
      failures.push(`${executablePath} does not start: ${firstLine(String(error))}`);
    }
  }
  return undefined;
}

async function installByPlaywright(failures: string[]): Promise<void> {
  console.log('No Chromium found. Installing one: npx playwright install chromium');
  const {code, output} = await runNode(
    [toolFile('@playwright/test/cli.js'), 'install', 'chromium'],
    {output: 'capture'},
  );
  if (code !== 0) {
    failures.push(`"npx playwright install chromium" failed: ${firstLine(output)}`);
  } else {
    failures.push('if its libraries are missing: npx playwright install-deps chromium');
  }
}

async function installByApt(failures: string[]): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    failures.push('"apt-get install chromium" needs apt and root');
    return;
  }
  console.log('Installing Chromium: apt-get install chromium');
  const env = {DEBIAN_FRONTEND: 'noninteractive'};
  await runProcess('apt-get', ['update'], {env, output: 'capture'});
  const {code, output} = await runProcess(
    'apt-get',
    ['install', '-y', '--no-install-recommends', 'chromium'],
    {env, output: 'capture'},
  );
  if (code !== 0) {
    failures.push(`"apt-get install chromium" failed: ${firstLine(output)}`);
  }
}

function firstLine(text: string): string {
  return text.trim().split('\n')[0] ?? '';
}
