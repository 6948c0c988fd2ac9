import {createRequire} from 'node:module';
import {join} from 'node:path';
import {brotliBytes} from '../measure/compress';
import type {Engine, TextDocument} from './engine';
import {measure, toTextDocuments} from './engine';

interface MiniSearch {
  addAll(documents: readonly TextDocument[]): void;
  search(query: string): readonly {readonly title: string}[];
}
interface MiniSearchClass {
  new (options: object): MiniSearch;
  loadJSON(json: string, options: object): MiniSearch;
}

/** The options of VitePress' local search. */
const OPTIONS = {
  fields: ['title', 'titles', 'text'],
  storeFields: ['title', 'titles'],
  searchOptions: {fuzzy: 0.2, prefix: true, boost: {title: 4, text: 2, titles: 1}},
};

export const miniSearch: Engine = {
  name: 'MiniSearch',
  settings: 'as VitePress sets it',
  async load(pages, peersDir) {
    const require = createRequire(join(peersDir, 'package.json'));
    const Library = require('minisearch') as MiniSearchClass;
    const index = new Library(OPTIONS);
    index.addAll(toTextDocuments(pages));
    const json = JSON.stringify(index);
    const {value: loaded, time} = measure(() => Library.loadJSON(json, OPTIONS));
    return {
      indexBytes: await brotliBytes(Buffer.from(json)),
      loadTime: time,
      search: (query) =>
        Promise.resolve(loaded.search(query).map(({title}) => ({page: title}))),
    };
  },
};
