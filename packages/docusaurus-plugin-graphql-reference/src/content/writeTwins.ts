import {toTwin} from 'graphql-api-model';
import {type OutputSite, writeAtAddress} from './writeAtAddress';

/** Writes the Markdown of pages beside their HTML, by the addresses of the pages. */
export function writeTwins(
  twins: Iterable<readonly [href: string, text: string | Buffer]>,
  site: OutputSite,
): void {
  for (const [href, text] of twins) {
    writeAtAddress(toTwin(href, site.baseUrl), text, site);
  }
}
