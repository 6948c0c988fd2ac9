import type {MemberKind} from '../searchPage';

/** Raised when a client that knows the former format could not read the new one. */
export const FORMAT_VERSION = 3;

/** Path of the manifest below the site's base URL: the one name that never changes. */
export const MANIFEST_PATH = 'search-index.json';

/** Where the index of this build is. */
export interface Manifest {
  readonly version: typeof FORMAT_VERSION;
  /** Path below the base URL; the name holds a hash of the content. */
  readonly file: string;
}

/** Everything a browser needs to search the site. */
export interface IndexFile {
  readonly version: typeof FORMAT_VERSION;
  readonly reference: readonly ReferenceGroup[];
  readonly guides: readonly GuidePage[];
  /** Words and phrases that stand for each other, in lower case; the first is the plainest. */
  readonly synonyms: readonly (readonly string[])[];
}

/** Reference pages of one kind in one folder. */
export interface ReferenceGroup {
  readonly kind: string;
  /** What a member is where its row does not say otherwise. */
  readonly member: MemberKind;
  /** URL of a page: `path`, the slug of its name, `suffix`. */
  readonly path: string;
  readonly suffix: string;
  /** One row for each page, in the grammar of `referenceRow.ts`, separated by line breaks. */
  readonly pages: string;
}

export type GuideKind = 'guide' | 'blog' | 'page';

export interface GuidePage {
  readonly kind: GuideKind;
  readonly title: string;
  readonly url: string;
  /** The first has neither heading nor anchor: it is what precedes the first heading. */
  readonly sections: readonly GuideSection[];
}

/**
 * The stems are those of the rest of the text, separated by spaces, repeated as they are there; the
 * terms are the stems of what its tables and lists of definitions are about.
 */
export type GuideSection = readonly [
  anchor: string,
  heading: string,
  sentence: string,
  stems: string,
  terms: string,
];
