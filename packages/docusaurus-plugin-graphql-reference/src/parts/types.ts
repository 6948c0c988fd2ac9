import type {ReferenceLink} from 'graphql-api-model';

/**
 * The source of a text, CommonMark with GFM; empty where there is none. With a `place`, an anchor of
 * the page or empty for the page itself, its headings can be linked to.
 */
export interface Markdown {
  readonly type: 'markdown';
  readonly source: string;
  readonly place?: string;
}

/** A text among others: of a long one the first paragraph shows, and the rest is folded. */
export interface FoldedMarkdown {
  readonly type: 'folded markdown';
  readonly source: string;
}

/** Code as a reader copies it. */
export interface CodeBlock {
  readonly type: 'code';
  readonly caption: string;
  /** For the highlighter: `graphql`, `json`, `bash`. */
  readonly language: string;
  readonly code: string;
  readonly link?: CodeLink;
}

/** A link beside a request that shows it in other languages. */
export interface CodeLink {
  readonly text: string;
  /** The page of the operation, which has its requests in all languages. */
  readonly href: string;
  readonly data: string;
}

/** A place on a page that can be linked to: `hash` is the address of `id` on its own page. */
export interface Anchor {
  readonly id: string;
  readonly hash: string;
}

export interface Heading extends Anchor {
  readonly text: string;
  /** 2 without one. */
  readonly level?: 2 | 3;
  /** How much there is of it, after the text. */
  readonly count?: number;
}

/** The colours that Infima has for alerts. */
export const TONES = [
  'primary',
  'secondary',
  'success',
  'info',
  'warning',
  'danger',
] as const;

/** A word beside a name that describes the element at a glance: "deprecated", "beta". */
export interface Badge {
  readonly text: string;
  readonly tone: (typeof TONES)[number];
  /** What explains it. */
  readonly href?: string;
}

/** A name of the schema or another text: a link where it leads somewhere. */
export interface NameLink {
  readonly text: string;
  readonly href?: string;
  readonly badges?: readonly Badge[];
}

/** Links that have something in common, such as their domain. */
export interface Row {
  /** Empty where there is one row only. */
  readonly label: string;
  readonly links: readonly (NameLink & {
    /** Whether it leads to the page that it is on. */
    readonly isCurrent?: boolean;
  })[];
  /** The way to those that only another page shows: "12 more queries". */
  readonly more?: ReferenceLink;
}

/** What any section can have around its content. */
export interface Captioned {
  readonly heading?: Heading;
  /** What the content is, above it. */
  readonly label?: string;
  /** About the content, above it. */
  readonly note?: Markdown;
  /** The way to what the content has no room for, below it. */
  readonly more?: ReferenceLink;
}

/** What a caller needs to know of an operation or another field: "Limit: 5 a day". */
export interface Fact {
  readonly label: string;
  readonly values: readonly Markdown[];
}
