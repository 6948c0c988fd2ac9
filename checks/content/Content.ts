/** What is below one heading of a page, or of its Markdown. */
export interface Part {
  readonly heading: string;
  /** Inline code. */
  readonly spans: readonly string[];
  readonly text: string;
  /** How many items its lists have. */
  readonly items: number;
}

/** What a page and its Markdown have in common. */
export interface Content {
  readonly parts: readonly Part[];
  readonly codes: readonly string[];
  /** Title and description of each drawing. */
  readonly drawings: readonly string[];
  /** The texts of all drawings. */
  readonly drawn: string;
}

export interface PageContent extends Content {
  /** With what the Markdown does not have, and names that only screen readers read. */
  readonly all: string;
  /** Other sizes and tabs of a request, which the Markdown names. */
  readonly tabs: string;
  /** In a reference, lists of Markdown are of other elements, too. */
  readonly hasSameLists: boolean;
}
