import {copySdl} from './copySdl';
import {showPrograms} from './showPrograms';

export {fetchSdl} from './copySdl';

/** Does what the button or link is for, where that is to copy, once `copying` has ended. */
export async function onLoaded(
  found: HTMLElement,
  copying: Promise<void>,
): Promise<void> {
  if (found instanceof HTMLAnchorElement) showPrograms(found);
  else await copySdl(found, copying);
}
