import {createRequire} from 'node:module';
import type {LoadContext} from '@docusaurus/types';
import type * as UtilsCommon from '@docusaurus/utils-common';

// Node cannot import this name of a CommonJS module: its export is a getter with code of its own.
const {applyTrailingSlash} = createRequire(import.meta.url)(
  '@docusaurus/utils-common',
) as typeof UtilsCommon;

/**
 * Creates the function that makes the address of a page as its canonical link has it, with the origin of the site
 * unless `hasOrigin` is false.
 */
export function createToCanonical(
  {
    baseUrl,
    siteConfig: {url, trailingSlash},
  }: Pick<LoadContext, 'baseUrl' | 'siteConfig'>,
  hasOrigin = true,
): (href: string) => string {
  return (href) => {
    const canonical = applyTrailingSlash(href, {baseUrl, trailingSlash});
    return hasOrigin ? new URL(canonical, url).href : canonical;
  };
}
