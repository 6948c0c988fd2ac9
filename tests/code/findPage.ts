import type {APIRequestContext} from '@playwright/test';
import {readText} from '../support/readText';

/** The path of the first guide or blog post whose HTML has an element of a class. */
export async function findPage(
  request: APIRequestContext,
  className: string,
): Promise<string> {
  const sitemap = await readText(request, '/sitemap.xml');
  const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)]
    .map(([, url = '']) => new URL(url).pathname)
    .filter((path) => !path.startsWith('/docs/graphql/'));
  for (const path of paths) {
    const html = await readText(request, path);
    if (new RegExp(`class="?(?:[\\w -]*\\s)?${className}[\\s">]`).test(html)) return path;
  }
  throw new Error(
    `None of the ${paths.length} pages has an element of class ${className}`,
  );
}
