import {copyPage} from './copyPage';
import {copySdl, fetchSdl} from './copySdl';
import {fetchText} from './fetchText';
import {showPrograms} from './showPrograms';

/** Fetches what a button or link copies. */
export function loadText(found: HTMLElement): Promise<string> {
  return found instanceof HTMLAnchorElement ? fetchText(found.pathname) : fetchSdl(found);
}

/** Does what the button or link is for, where that is to copy, once `copying` has ended. */
export async function onLoaded(
  found: HTMLElement,
  copying: Promise<void>,
): Promise<void> {
  if (!(found instanceof HTMLAnchorElement)) await copySdl(found, copying);
  else if (found.dataset['request'] === undefined) await copyPage(found, copying);
  else showPrograms(found);
}
