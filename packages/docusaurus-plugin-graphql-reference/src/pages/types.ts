import type {Entry, Kind, ReferenceLink, Unfolded, UsageGroup} from '../reference/types';

/** An item of the side navigation; one with `items` folds. */
export interface NavigationItem {
  readonly text: string;
  /** Missing for a heading that only folds. */
  readonly href?: string;
  readonly isCurrent?: boolean;
  readonly isOpen?: boolean;
  readonly items?: readonly NavigationItem[];
}

export interface TableOfContentsItem {
  readonly id: string;
  readonly text: string;
  readonly items: readonly {readonly id: string; readonly text: string}[];
}

interface PageBase {
  readonly href: string;
  /** For the browser's tab and for search engines: "createSpace mutation". */
  readonly title: string;
  /** For search engines: plain text, at most 160 characters. */
  readonly description: string;
  readonly breadcrumbs: readonly ReferenceLink[];
  readonly tableOfContents: readonly TableOfContentsItem[];
  readonly previous?: ReferenceLink;
  readonly next?: ReferenceLink;
}

export interface ListedEntry {
  readonly name: string;
  readonly href: string;
  readonly summary: string;
  readonly isDeprecated: boolean;
}

/** A kind as the overview presents it. */
export interface KindSummary {
  readonly label: string;
  readonly href: string;
  readonly count: number;
  readonly explanation: string;
}

/** The operations and types of one domain as the overview presents them. */
export interface GroupSummary {
  readonly id: string;
  readonly label: string;
  readonly lists: readonly {
    readonly label: string;
    readonly links: readonly ReferenceLink[];
    /** How many further ones only the listing shows, and where. */
    readonly omitted: number;
    readonly href: string;
  }[];
}

export interface OverviewPage extends PageBase {
  readonly kind: 'overview';
  readonly operations: readonly KindSummary[];
  readonly types: readonly KindSummary[];
  readonly groups: readonly GroupSummary[];
}

export interface ListingPage extends PageBase {
  readonly kind: 'listing';
  readonly label: string;
  readonly explanation: string;
  /** What the schema says of the root type, as safe HTML; empty where it says nothing. */
  readonly text: string;
  readonly sections: readonly {
    readonly id: string;
    /** Empty where one section holds everything. */
    readonly label: string;
    readonly entries: readonly ListedEntry[];
  }[];
  /** The pages of a list that is too long for one. */
  readonly parts: readonly (ReferenceLink & {
    readonly count: number;
    readonly examples: string;
  })[];
}

/** Where a type is used, with those uses that do not fit the page counted. */
export interface ShownUsages extends UsageGroup {
  readonly count: number;
  readonly moreHref?: string;
}

export interface EntryPage extends PageBase {
  readonly kind: 'entry';
  readonly entry: Entry;
  /** What the kind is called: "mutation", "input object". */
  readonly label: string;
  /** Section ids, made so that no member of the entry has the same. */
  readonly sectionIds: Readonly<Record<SectionName, string>>;
  /** What the operation returns, in place. */
  readonly result?: Unfolded;
  /** Input types of arguments and input fields in place, by the member's id. */
  readonly inputs: Readonly<Record<string, Unfolded>>;
  readonly usages: readonly ShownUsages[];
}

export interface UsagesPage extends PageBase {
  readonly kind: 'usages';
  readonly name: string;
  readonly entryHref: string;
  readonly groups: readonly ShownUsages[];
}

export type ReferencePage = OverviewPage | ListingPage | EntryPage | UsagesPage;

export const SECTION_NAMES = [
  'arguments',
  'returns',
  'fields',
  'values',
  'possible-types',
  'implements',
  'directives',
  'locations',
  'definition',
  'used-by',
] as const;

export type SectionName = (typeof SECTION_NAMES)[number];

/** How a kind is spoken of. */
export interface KindWords {
  /** "mutation" */
  readonly singular: string;
  /** "Mutations" */
  readonly plural: string;
  readonly explanation: string;
}

export const KIND_WORDS: Readonly<Record<Kind, KindWords>> = {
  query: {
    singular: 'query',
    plural: 'Queries',
    explanation: 'Read data. A query never changes anything.',
  },
  mutation: {
    singular: 'mutation',
    plural: 'Mutations',
    explanation: 'Change data, and return what has changed.',
  },
  subscription: {
    singular: 'subscription',
    plural: 'Subscriptions',
    explanation: 'Receive data as it changes.',
  },
  object: {
    singular: 'object',
    plural: 'Objects',
    explanation: 'Types with fields that a request selects.',
  },
  interface: {
    singular: 'interface',
    plural: 'Interfaces',
    explanation: 'Fields that several objects have in common.',
  },
  enum: {
    singular: 'enum',
    plural: 'Enums',
    explanation: 'Types with a fixed list of values.',
  },
  input: {
    singular: 'input object',
    plural: 'Inputs',
    explanation: 'Objects that a request passes in an argument.',
  },
  union: {
    singular: 'union',
    plural: 'Unions',
    explanation: 'Values that are one of several objects.',
  },
  scalar: {
    singular: 'scalar',
    plural: 'Scalars',
    explanation: 'Single values, such as a number or a date.',
  },
  directive: {
    singular: 'directive',
    plural: 'Directives',
    explanation: 'Annotations that change how the schema or a request is read.',
  },
};

/** The directives a request may carry, as a list of their own among the operations. */
export const EXECUTABLE_DIRECTIVE_WORDS: KindWords = {
  singular: 'directive in operations',
  plural: 'Directives',
  explanation: 'Annotations that change how a request is carried out.',
};
