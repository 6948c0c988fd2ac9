import type {SearchMember, SearchPage} from 'graphql-api-model';

/** Raised when a client that knows the former format could not parse the new one. */
export const FORMAT_VERSION = 8;

/** Path of the manifest below the base URL of the site, or of a version: the one name that never changes. */
export const MANIFEST_PATH = 'search-index.json';

/** Where the index of this build is. */
export interface Manifest {
  readonly version: typeof FORMAT_VERSION;
  /** Path below the same base URL; the name contains a hash of the content. */
  readonly file: string;
}

/** Everything a browser needs to search the site. */
export interface IndexFile {
  readonly version: typeof FORMAT_VERSION;
  readonly reference: readonly ReferenceGroup[];
  readonly guides: readonly GuidePage[];
  /** Path of the texts below the base URL. */
  readonly textsFile?: string;
  /** Members are found by their descriptions where these two are there. */
  readonly summaries?: TextsFile['summaries'];
  readonly descriptions?: TextsFile['descriptions'];
  /** Synonymous words and phrases, in lower case; the first is the plainest. */
  readonly synonyms: readonly (readonly string[])[];
}

/** What is searched and shown after the first results: texts of guides, and descriptions of members. */
export interface TextsFile {
  readonly version: typeof FORMAT_VERSION;
  /** Of each section of each guide, in the order of the index; a line for each block. */
  readonly texts: readonly (readonly string[])[];
  /** Of each member of each reference page, the first sentence of its description. */
  readonly summaries: readonly string[];
  /** Of each reference page, the stems of its description beyond the first sentence. */
  readonly descriptions: readonly string[];
}

/** Reference pages of one kind in one folder. */
export interface ReferenceGroup {
  readonly kind: string;
  /** The URL of a page is `folder`, the slug of its name, `suffix`. */
  readonly folder: string;
  readonly suffix: string;
  readonly pages: readonly PageRow[];
}

/** A reference page; `rest` is present where the page has more than a name, a summary and members. */
export type PageRow = readonly [
  name: string,
  summary: string,
  members: readonly MemberRow[],
  /** With its slug where it is not that of the name. */
  rest?: Pick<SearchPage, 'badges' | 'deprecated' | 'returns'> & {readonly slug?: string},
];

/**
 * A member by its anchor, with its type and its path or deprecation where it has them. A member
 * whose kind, name and anchor do not follow from each other is written in full.
 */
export type MemberRow =
  | string
  | readonly [
      anchor: string,
      returns: string | 0,
      rest?: Pick<SearchMember, 'badges' | 'deprecated' | 'path' | 'summary'>,
    ]
  | SearchMember;

export type GuideKind = 'guide' | 'blog' | 'page';

export interface GuidePage {
  readonly kind: GuideKind;
  readonly title: string;
  readonly url: string;
  /** How much it counts beside a guide for developers; 1 where absent. */
  readonly weight?: number;
  /** The first has neither heading nor anchor: it is what precedes the first heading. */
  readonly sections: readonly GuideSection[];
}

/**
 * `stems` are those of the rest of the text in its order, separated by spaces, each once; `keywords`
 * are the stems of the words that the author expects readers to type.
 */
export type GuideSection = readonly [
  anchor: string,
  heading: string,
  sentence: string,
  stems: string,
  keywords?: string,
];
