import type {APIRequestContext} from '@playwright/test';

/** The path of the first guide or blog post whose HTML has an element of a class. */
export async function findPage(
  request: APIRequestContext,
  className: string,
): Promise<string> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)]
    .map(([, url = '']) => new URL(url).pathname)
    .filter((path) => !path.startsWith('/docs/graphql/'));
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    if (new RegExp(`class="?(?:[\\w -]*\\s)?${className}[\\s">]`).test(html)) return path;
  }
  throw new Error(
    `None of the ${paths.length} pages has an element of class ${className}`,
  );
}
