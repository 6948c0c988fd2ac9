import {createEngine} from '../../engine/engine';
import {toGuideResult, type SearchResult} from '../../engine/results';
import {FORMAT_VERSION, MANIFEST_PATH} from '../../format/indexFile';
import type {IndexFile, Manifest, TextsFile} from '../../format/indexFile';
import {isSavingData} from '../isSavingData';
import {createFindMarks} from './createFindMarks';
import {findExcerpt} from './findExcerpt';
import type {Search} from './openEngine';

/** By the address of a section, its text. */
type Texts = ReadonlyMap<string, string>;

const NO_TEXTS: Texts = new Map();

/** Fetches the newest index of the site below this base URL, and returns what searches it. */
export async function loadEngine(baseUrl: string): Promise<Search> {
  const {file} = await fetchJson<Manifest>(baseUrl + MANIFEST_PATH, 'no-cache');
  const index = await fetchJson<IndexFile>(baseUrl + file, 'default');
  const {search} = createEngine(index);
  let texts = isSavingData() ? NO_TEXTS : undefined;
  let loading: Promise<Texts> | undefined;
  return async (query, withExcerpts) => {
    const found = search(query);
    if (withExcerpts) texts = await (loading ??= loadTexts(baseUrl, index));
    const findMarks = createFindMarks(query, found.words);
    const toRow = (result: SearchResult): SearchResult => {
      const {url, title, parent} = result;
      const summary = findExcerpt(texts?.get(url), result.summary, found.words);
      const marks = {
        title: findMarks(title),
        parent: findMarks(parent),
        summary: findMarks(summary),
      };
      return {...result, summary, marks};
    };
    return {
      ...found,
      groups: found.groups.map((group) => ({
        ...group,
        results: group.results.map(toRow),
      })),
      nearMisses: found.nearMisses.map(toRow),
      ...(!texts && {lacksExcerpts: true}),
    };
  };
}

/** Without the texts, results have their first sentences. */
async function loadTexts(
  baseUrl: string,
  {guides, textsFile}: IndexFile,
): Promise<Texts> {
  try {
    const {texts} = await fetchJson<TextsFile>(baseUrl + textsFile!, 'default');
    return new Map(
      guides.flatMap((page, index) =>
        page.sections.map((_, position) => [
          toGuideResult(page, position).url,
          texts[index]![position]!,
        ]),
      ),
    );
  } catch {
    return NO_TEXTS;
  }
}

async function fetchJson<T extends {readonly version: number}>(
  url: string,
  cache: RequestCache,
): Promise<T> {
  const response = await fetch(new URL(location.origin + url), {
    mode: 'same-origin',
    cache,
  });
  if (!response.ok) throw new Error(`${url} returns ${response.status}.`);
  const json = (await response.json()) as T;
  if (json.version !== FORMAT_VERSION) {
    throw new Error(
      `${url} has format ${json.version}, not ${FORMAT_VERSION}. Reload the page.`,
    );
  }
  return json;
}
