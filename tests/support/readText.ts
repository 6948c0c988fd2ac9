import type {APIRequestContext} from '@playwright/test';

/**
 * The text of what the site returns at a path. A server closes connections that have been idle,
 * on a slow machine just as one is used again; then the request is made anew.
 */
export async function readText(
  request: APIRequestContext,
  path: string,
): Promise<string> {
  return (await request.get(path, {maxRetries: 3})).text();
}
