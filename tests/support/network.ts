import type {Page} from '@playwright/test';

export const INDEX = '**/assets/search/*.json';
export const SCRIPTS = '**/assets/js/*.js';
export const STYLES = '**/assets/css/*.css';

/** Lets requests wait until the function that it returns is called. */
export async function holdBack(
  page: Page,
  ...urls: readonly (string | RegExp)[]
): Promise<() => void> {
  const gate = new EventTarget();
  const opened = new Promise((resolve) => gate.addEventListener('open', resolve));
  for (const url of urls) {
    await page.route(url, async (route) => {
      await opened;
      await route.continue();
    });
  }
  return () => gate.dispatchEvent(new Event('open'));
}

/** Paths that are requested from now on. */
export function recordRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}
