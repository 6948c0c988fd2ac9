import {expect, it, onTestFinished} from 'vitest';
import {startServer} from './startServer';

const NOT_FOUND = '<h1>Page Not Found</h1>';

async function getPolicy(html: string, path = '/'): Promise<string | undefined> {
  const server = await startServer({'404.html': NOT_FOUND, 'index.html': html});
  onTestFinished(server.close);
  const {headers} = await server.get(path);
  return headers['content-security-policy']?.toString();
}

it('allows the scripts in the pages of the build that it serves, on every page', async () => {
  const html = '<script>data-theme-choice</script><script>{}</script>';
  const policy = await getPolicy(html);
  expect(policy).toContain("'sha256-RBNvo1WzZ4oRRq0W9+hknpT7T8If536DEMBg9hyq/4o='");
  expect(await getPolicy(html, '/no-such-page')).toBe(policy);
});

it('puts no site under a policy that it was not made for', async () => {
  expect(await getPolicy('<script>{}</script>')).toBeUndefined();
});
