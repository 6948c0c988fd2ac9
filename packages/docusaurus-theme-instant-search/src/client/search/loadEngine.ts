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
  let engine = createEngine(index);
  let texts = isSavingData() ? NO_TEXTS : undefined;
  let loading: Promise<void> | undefined;
  const load = async () => {
    const file = await loadTexts(baseUrl, index);
    if (file) engine = createEngine({...index, ...file});
    texts = file ? toTexts(index, file) : NO_TEXTS;
  };
  return async (query, withExcerpts) => {
    if (withExcerpts) await (loading ??= load());
    const found = engine.search(query);
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

/** Without the texts, results have their first sentences, and members are found by their names. */
async function loadTexts(
  baseUrl: string,
  {textsFile}: IndexFile,
): Promise<TextsFile | undefined> {
  try {
    return await fetchJson<TextsFile>(baseUrl + textsFile!, 'default');
  } catch {
    return undefined;
  }
}

function toTexts({guides}: IndexFile, {texts}: TextsFile): Texts {
  return new Map(
    guides.flatMap((page, index) =>
      page.sections.map((_, position) => [
        toGuideResult(page, position).url,
        texts[index]![position]!,
      ]),
    ),
  );
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
