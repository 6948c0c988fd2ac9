import type {IndexFile, Manifest} from '../../format/indexFile';
import {FORMAT_VERSION, MANIFEST_PATH} from '../../format/indexFile';

/** Fetches the index of the site below this base URL, the newest there is. */
export async function loadIndex(baseUrl: string): Promise<IndexFile> {
  const manifest = (await fetchJson(baseUrl + MANIFEST_PATH, 'no-cache')) as Manifest;
  assertVersion(manifest);
  const index = (await fetchJson(baseUrl + manifest.file, 'default')) as IndexFile;
  assertVersion(index);
  return index;
}

async function fetchJson(url: string, cache: RequestCache): Promise<unknown> {
  const response = await fetch(url, {cache});
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.json();
}

function assertVersion({version}: {readonly version: number}): void {
  if (version !== FORMAT_VERSION) {
    throw new Error(
      `The search index has format ${version}, this page knows ${FORMAT_VERSION}. Reload the page.`,
    );
  }
}
