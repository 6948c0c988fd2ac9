import type {LaunchOptions} from '@playwright/test';
import {findChromium} from '../../commands/ready.cjs';

const executablePath = findChromium();

/** Starts the installed Chromium, else Playwright's own: quiet, offline, also as root in a container. */
export const launchOptions: LaunchOptions = {
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
  ...(executablePath !== undefined && {executablePath}),
};
