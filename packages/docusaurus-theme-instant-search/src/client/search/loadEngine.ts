import {createEngine, type Engine} from '../../engine/engine';
import {FORMAT_VERSION, MANIFEST_PATH} from '../../format/indexFile';
import type {IndexFile, Manifest} from '../../format/indexFile';

/** Fetches the newest index of the site below this base URL, and builds an engine of it. */
export async function loadEngine(baseUrl: string): Promise<Engine> {
  const {file} = await fetchJson<Manifest>(baseUrl + MANIFEST_PATH, 'no-cache');
  return createEngine(await fetchJson<IndexFile>(baseUrl + file, 'default'));
}

async function fetchJson<T extends {readonly version: number}>(
  url: string,
  cache: RequestCache,
): Promise<T> {
  const response = await fetch(url, {cache});
  if (!response.ok) throw new Error(`${url} returns ${response.status}.`);
  const json = (await response.json()) as T;
  if (json.version !== FORMAT_VERSION) {
    throw new Error(
      `${url} has format ${json.version}, not ${FORMAT_VERSION}. Reload the page.`,
    );
  }
  return json;
}
