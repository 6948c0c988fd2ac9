import {indexOf} from '../../packages/docusaurus-theme-instant-search/src/__tests__/searchSite';
import {createEngine} from '../../packages/docusaurus-theme-instant-search/src/engine/engine';
import type {IndexFile} from '../../packages/docusaurus-theme-instant-search/src/format/indexFile';
import {brotliBytes} from '../measure/compress';
import type {Engine} from './engine';
import {measure} from './engine';

export const instantSearch: Engine = {
  name: 'This site',
  settings: 'as shipped',
  async load(pages) {
    const json = JSON.stringify(indexOf(pages).reference);
    const {value: engine, time} = measure(() => {
      const reference = JSON.parse(json) as IndexFile['reference'];
      return createEngine({...indexOf([]), reference});
    });
    return {
      indexBytes: await brotliBytes(Buffer.from(json)),
      loadTime: time,
      search: (query) =>
        Promise.resolve(
          engine
            .search(query)
            .groups.flatMap(({results}) =>
              results.map(({title, parent}) =>
                parent === undefined ? {page: title} : {page: parent, member: title},
              ),
            ),
        ),
    };
  },
};
