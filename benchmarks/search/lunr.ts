import {createRequire} from 'node:module';
import {join} from 'node:path';
import {brotliBytes} from '../measure/compress';
import type {Engine} from './engine';
import {measure, toTextDocuments} from './engine';

interface LunrBuilder {
  ref(name: string): void;
  field(name: string, options: {readonly boost: number}): void;
  add(document: object): void;
}
interface LunrQuery {
  term(term: string, options: object): void;
}
interface LunrIndex {
  query(build: (query: LunrQuery) => void): readonly {readonly ref: string}[];
}
interface Lunr {
  (build: (this: LunrBuilder) => void): LunrIndex;
  readonly Index: {load(index: unknown): LunrIndex};
  readonly Query: {readonly wildcard: {readonly TRAILING: number}};
}

const MOST_FOUND = 20;

export const lunr: Engine = {
  name: 'lunr',
  settings: 'prefixes and one typing error, titles five times the text',
  async load(pages, peersDir) {
    const library = createRequire(join(peersDir, 'package.json'))('lunr') as Lunr;
    const documents = toTextDocuments(pages);
    const built = library(function () {
      this.ref('id');
      this.field('title', {boost: 5});
      this.field('text', {boost: 1});
      for (const document of documents) this.add(document);
    });
    const json = JSON.stringify(built);
    const {value: index, time} = measure(() => library.Index.load(JSON.parse(json)));
    const find = (query: string) =>
      index.query((terms) => {
        for (const term of query.toLowerCase().split(/\s+/u).filter(Boolean)) {
          terms.term(term, {boost: 10});
          terms.term(term, {boost: 3, wildcard: library.Query.wildcard.TRAILING});
          terms.term(term, {editDistance: 1});
        }
      });
    return {
      indexBytes: await brotliBytes(Buffer.from(json)),
      loadTime: time,
      search: (query) =>
        Promise.resolve(
          find(query)
            .slice(0, MOST_FOUND)
            .map(({ref}) => ({page: documents[Number(ref)]!.title})),
        ),
    };
  },
};
