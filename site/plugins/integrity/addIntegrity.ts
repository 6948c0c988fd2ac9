import {createHash} from 'node:crypto';

/** Start tags of scripts and stylesheets, with the address of their file. */
const TAG =
  /<(?:script\b[^>]*?\ssrc|link\b(?=[^>]*\srel="?stylesheet)[^>]*?\shref)=("?)([^\s">]+)\1[^>]*>/g;

/**
 * The HTML of a page in which scripts and stylesheets name the hash of their file. `readFile`
 * takes an address and returns nothing for a file that is not the site's.
 */
export function addIntegrity(
  html: string,
  readFile: (address: string) => Buffer | undefined,
): string {
  return html.replace(TAG, (tag, _quote, address: string) => {
    const content = tag.includes(' integrity=') ? undefined : readFile(address);
    if (!content) return tag;
    const hash = createHash('sha384').update(content).digest('base64');
    return tag.replace(/\s*\/?>$/, ` integrity="sha384-${hash}">`);
  });
}
