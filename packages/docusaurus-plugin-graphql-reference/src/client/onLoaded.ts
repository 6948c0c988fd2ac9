import {copyPage} from './copyPage';
import {copySdl} from './copySdl';
import {showPrograms} from './showPrograms';

/** Does what the button or link is for. */
export async function onLoaded(found: HTMLElement): Promise<void> {
  if (!(found instanceof HTMLAnchorElement)) await copySdl(found);
  else if (found.dataset['request'] === undefined) await copyPage(found);
  else showPrograms(found);
}
