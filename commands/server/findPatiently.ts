import type {IncomingMessage} from 'node:http';
import {setTimeout} from 'node:timers/promises';
import {findFile, type FoundFile} from './findFile';
import type {SiteReader} from './siteReader';

/** Errors that pass: a build or file that is being replaced, too many open files. */
const PASSING = new Set(['ENOENT', 'ENOTDIR', 'ELOOP', 'EMFILE', 'ENFILE', 'EBUSY']);
/** Milliseconds before the second try and, doubled each time, at most before any other. */
const FIRST_WAIT = 10;
const LONGEST_WAIT = 80;

/**
 * The file that answers a request. While another build takes the place of the one before, or too
 * many files are open, it tries again for `patience` milliseconds, then throws what stood in the
 * way.
 */
export async function findPatiently(
  reader: SiteReader,
  pathname: string,
  request: IncomingMessage,
  patience: number,
): Promise<FoundFile | undefined> {
  for (let wait = FIRST_WAIT, waited = 0; ; wait = Math.min(2 * wait, LONGEST_WAIT)) {
    try {
      return await findNow(reader, pathname, request);
    } catch (error) {
      if (!isPassing(error) || waited >= patience) throw error;
      await setTimeout(wait);
      waited += wait;
    }
  }
}

/** Whether an error may be gone a moment later. */
export function isPassing(error: unknown): boolean {
  return PASSING.has((error as NodeJS.ErrnoException).code ?? '');
}

async function findNow(
  reader: SiteReader,
  pathname: string,
  request: IncomingMessage,
): Promise<FoundFile | undefined> {
  const site = await reader.read();
  try {
    return await findFile(site, pathname, request);
  } catch (error) {
    // The file was listed and is gone, so the list is out of date.
    if (isPassing(error)) reader.discard(site);
    throw error;
  }
}
