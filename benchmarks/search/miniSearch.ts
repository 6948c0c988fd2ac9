import MiniSearch from 'minisearch';
import {brotliBytes} from '../measure/compress';
import type {Engine, TextDocument} from './engine';
import {measure, toTextDocuments} from './engine';

/** The options of VitePress' local search. */
const OPTIONS = {
  fields: ['title', 'titles', 'text'],
  storeFields: ['title', 'titles'],
  searchOptions: {fuzzy: 0.2, prefix: true, boost: {title: 4, text: 2, titles: 1}},
};

export const miniSearch: Engine = {
  name: 'MiniSearch',
  settings: 'as VitePress sets it',
  async load(pages) {
    const index = new MiniSearch<TextDocument>(OPTIONS);
    index.addAll(toTextDocuments(pages));
    const json = JSON.stringify(index);
    const {value: loaded, time} = measure(() => MiniSearch.loadJSON(json, OPTIONS));
    return {
      indexBytes: await brotliBytes(Buffer.from(json)),
      loadTime: time,
      search: (query) =>
        Promise.resolve(loaded.search(query).map(({title}) => ({page: title as string}))),
    };
  },
};
