import {createEngine} from '../engine/engine';
import type {Engine} from '../engine/engine';
import type {GuidePage, IndexFile} from '../format/indexFile';
import {FORMAT_VERSION} from '../format/indexFile';
import {toReferenceGroups} from '../format/referenceGroups';
import {reducePage} from '../indexer/reducePage';
import type {SearchPage} from '../searchPage';
import {DEFAULT_SYNONYMS} from '../synonyms';
import {splitWords} from '../words';
import {schemaOf, schemaPages} from './schemaPages';

/** The index of a site with these pages, as its build would write it. */
export function indexOf(
  pages: readonly SearchPage[],
  guides: readonly GuidePage[] = [],
): IndexFile {
  return {
    version: FORMAT_VERSION,
    reference: toReferenceGroups(pages.map(reducePage)),
    guides,
    synonyms: DEFAULT_SYNONYMS,
  };
}

/** A search of the reference of a schema, and of guides. */
export function engineOf(sdl: string, guides: readonly GuidePage[] = []): Engine {
  return createEngine(indexOf(schemaPages(schemaOf(sdl)), guides));
}

/** A guide whose sections are given as heading and text; the first heading is empty. */
export function guide(
  title: string,
  ...sections: readonly (readonly [heading: string, text: string])[]
): GuidePage {
  return {
    kind: 'guide',
    title,
    url: `/docs/${title.toLowerCase().replaceAll(' ', '-')}`,
    sections: sections.map(([heading, text]) => [
      heading.toLowerCase().replaceAll(' ', '-'),
      heading,
      text,
      '',
      '',
    ]),
  };
}

/** Guides that speak of what the pages are about, in their words: 20 summaries a section. */
export function guidesAbout(pages: readonly SearchPage[]): GuidePage[] {
  const told = pages.filter(({summary}) => summary !== undefined);
  const sections = Array.from({length: Math.ceil(told.length / 20)}, (_, index) => {
    const some = told.slice(20 * index, 20 * (index + 1));
    const heading = splitWords(some[0]!.name).slice(0, 2).join(' ');
    return [heading, some.map(({summary}) => summary).join(' ')] as const;
  });
  return Array.from({length: Math.ceil(sections.length / 5)}, (_, index) =>
    guide(`Part ${index}`, ['', ''], ...sections.slice(5 * index, 5 * (index + 1))),
  );
}

/** Results as they are shown, each as `parent.title`. */
export function titles(engine: Engine, query: string): string[] {
  return engine
    .search(query)
    .groups.flatMap(({results}) =>
      results.map(({parent, title}) =>
        parent === undefined ? title : `${parent}.${title}`,
      ),
    );
}
