import type {Found} from '../../packages/docusaurus-theme-instant-search/src/engine/__tests__/evaluate';
import type {SearchPage} from '../../packages/docusaurus-theme-instant-search/src/searchPage';

/** A search engine with the corpus in it. */
export interface LoadedEngine {
  readonly search: (query: string) => Promise<readonly Found[]>;
  /** What a browser downloads to be able to search, without the library, in bytes of brotli. */
  readonly indexBytes: number;
  /** Milliseconds from the text of the index to an engine that answers. */
  readonly loadTime: number;
}

export interface Engine {
  readonly name: string;
  /** What it is set to, in a few words. */
  readonly settings: string;
  load(pages: readonly SearchPage[], peersDir: string): Promise<LoadedEngine>;
}

/** A page as engines for prose take it in: its name, and everything else it says. */
export interface TextDocument {
  readonly id: number;
  readonly title: string;
  readonly text: string;
}

export function toTextDocuments(pages: readonly SearchPage[]): TextDocument[] {
  return pages.map(({kind, name, summary = '', members = []}, id) => ({
    id,
    title: name,
    text: [kind, summary, ...members.map((member) => member.name)].join(' '),
  }));
}

/** Runs an action and tells how many milliseconds it took. */
export function measure<T>(action: () => T): {readonly value: T; readonly time: number} {
  const start = performance.now();
  const value = action();
  return {value, time: performance.now() - start};
}
