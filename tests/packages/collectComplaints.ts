import type {Page} from '@playwright/test';

/** Everything that the browser complains of while the page is open. */
export function collectComplaints(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // What a page asked for ahead of time ends with the page.
    if (reason === 'net::ERR_ABORTED') return;
    complaints.push(`failed: ${request.url()} (${reason})`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400)
      complaints.push(`${response.status()}: ${response.url()}`);
  });
  return complaints;
}
