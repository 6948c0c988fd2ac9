import type {Page} from '@playwright/test';

/** Everything that the browser complains of while the page is open. */
export function collectComplaints(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('requestfailed', (request) => complaints.push(`failed: ${request.url()}`));
  page.on('response', (response) => {
    if (response.status() >= 400)
      complaints.push(`${response.status()}: ${response.url()}`);
  });
  return complaints;
}
