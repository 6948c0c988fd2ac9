import type {
  AppliedDirective,
  ReferenceLink,
  SdlToken,
  TypeLink,
  Unfolded,
  UnfoldedMember,
} from 'graphql-api-model';
import type {KindSummary} from '../outline/summaries';

/**
 * The source of a text, CommonMark with GFM; empty where there is none. With a `place`, an anchor of
 * the page or empty for the page itself, its headings can be linked to.
 */
export interface Markdown {
  readonly markdown: string;
  readonly place?: string;
}

/** A text among others: of a long one the first paragraph shows, and the rest is folded. */
export interface FoldedMarkdown {
  readonly folded: string;
}

/** Code as a reader copies it. */
export interface CodeBlock {
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
}

export interface DirectiveLink extends AppliedDirective {
  readonly href: string;
}

/** What a caller needs to know of an operation or another field: "Limit: 5 a day". */
export interface Fact {
  readonly label: string;
  readonly values: readonly Markdown[];
}

/** Why something is deprecated, until when it works, and how to move on. */
export interface ShownDeprecation {
  /** Empty where none is given. */
  readonly reason: Markdown;
  /** A sentence, where the reason does not state it. */
  readonly removal?: string;
  /** The section that explains the migration. */
  readonly guide?: ReferenceLink;
}

/** A member of a type that is shown where the type is used. */
export interface MemberInPlace extends Omit<
  UnfoldedMember,
  'contract' | 'description' | 'deprecation' | 'unfolded'
> {
  readonly description: FoldedMarkdown;
  /** A guide that explains how values of the type are used. */
  readonly guide?: ReferenceLink;
  /** Missing where the member is not deprecated. */
  readonly deprecation?: ShownDeprecation;
  /** Who may read it and which codes it returns; its own page has the rest. */
  readonly facts: readonly Fact[];
  readonly unfolded?: TypeInPlace;
}

/** The members of a type where it is used. */
export interface TypeInPlace extends Omit<Unfolded, 'description' | 'members'> {
  readonly description: FoldedMarkdown;
  readonly members: readonly MemberInPlace[];
  /** States that a request sets one of the members only, where that is so. */
  readonly note: Markdown;
  readonly texts: {
    /** "Fields" */
    readonly label: string;
    /** "12 fields of {name}", the name to be filled in. */
    readonly count: string;
    /** The text of the link to the members that are left out; empty where there are none. */
    readonly more: string;
  };
}

/** A field, argument, input field or enum value. */
export interface Member extends Anchor {
  readonly name: string;
  /** Missing for an enum value. */
  readonly type?: TypeLink;
  /** A guide that explains how values of the type are used. */
  readonly guide?: ReferenceLink;
  readonly required: boolean;
  readonly defaultValue?: string;
  readonly description: Markdown;
  /** Missing where the member is not deprecated. */
  readonly deprecation?: ShownDeprecation;
  readonly directives: readonly DirectiveLink[];
  /** Who may read a field, and its errors, where the schema states that. */
  readonly contract?: {
    readonly facts: readonly Fact[];
    readonly errors: readonly ShownError[];
  };
  /** Lists how it changed, and when. */
  readonly history?: string;
  /** The arguments of a field. */
  readonly arguments: readonly Member[];
  /** The type of an input in place, where it has members to show. */
  readonly unfolded?: TypeInPlace;
}

/** One way in which a type is used, with those uses that do not fit the page counted. */
export interface ShownUsages extends Anchor {
  readonly label: string;
  readonly count: number;
  readonly links: readonly ReferenceLink[];
  /** The text that unfolds the links, where there are many. */
  readonly fold?: string;
  /** The page with all of them, where there are more. */
  readonly more?: ReferenceLink;
}

export interface ListedEntry {
  readonly name: string;
  readonly href: string;
  readonly summary: string;
  readonly isDeprecated: boolean;
  /** What kind it is of, where it leads helpers in the list of another kind. */
  readonly note?: string;
  /** The types that only help it, folded below it. */
  readonly helpers?: {
    /** "3 helper types" */
    readonly label: string;
    readonly entries: readonly ListedEntry[];
  };
}

/** The entries of one kind that the overview shows of a domain. */
export interface GroupList {
  readonly label: string;
  readonly links: readonly ReferenceLink[];
  /** The way to those that only the listing shows: "12 more queries". */
  readonly more?: ReferenceLink;
}

/** The pages that a long list of members is divided into. */
export interface PartLinks {
  /** "5000 fields on 21 pages" */
  readonly label: string;
  /** Each by the first and the last name of its page. */
  readonly links: readonly (ReferenceLink & {readonly isCurrent: boolean})[];
}

/** An error code of an operation. */
export interface ShownError {
  readonly code: ReferenceLink;
  /** When it is returned; several where the schema declares it more than once. */
  readonly conditions: readonly Markdown[];
  /** What to do in this case; what to do about the code everywhere is at its own place. */
  readonly action: Markdown;
}

/** A type of errors that an operation returns as data. */
export interface ShownTypedError {
  readonly type: ReferenceLink;
  readonly summary: string;
  /** The first of the codes that it can have, and the way to all of them if there are more. */
  readonly codes: readonly ReferenceLink[];
}

/** A name of the schema: a link where it leads somewhere. */
export interface NameLink {
  readonly text: string;
  readonly href?: string;
  readonly deprecated?: boolean;
}

/** Names that have something in common, such as their domain. */
export interface NameRow {
  /** Empty where there is one row only. */
  readonly label: string;
  readonly names: readonly NameLink[];
}

/** An operation or another field that declares an error code, with when it returns it. */
export interface CodeUse {
  readonly field: NameLink;
  readonly conditions: readonly Markdown[];
  /** What uses a deprecated element: operations and guides. */
  readonly users?: readonly {
    readonly label: string;
    readonly links: readonly ReferenceLink[];
  }[];
}

/** Operations and other fields that name a code or a scope: in rows, where they have no text. */
export interface CodeList {
  /** "Returned by 12 operations" */
  readonly label: string;
  /** When all of them return it. */
  readonly note: Markdown;
  readonly uses: readonly CodeUse[];
  readonly rows: readonly NameRow[];
}

/** How an element differs from an earlier state of the schema. */
export interface ShownChange {
  /** The coordinate; no link to what is gone. */
  readonly element: NameLink;
  readonly text: string;
  readonly isBreaking: boolean;
  /** What the owner has written about it: why, and what to do. */
  readonly note: Markdown;
  /** What was in the schema and is no longer there, as written. */
  readonly before: readonly string[];
  /** What is there in its place, or beside it. */
  readonly after: readonly string[];
}

/** The request for an operation in one size, or that of a guide, in all ways to send it, with its response. */
export interface RequestSize {
  readonly id: string;
  readonly label: string;
  /** The section of a guide that it comes from. */
  readonly source?: {readonly label: string; readonly link: ReferenceLink};
  /** The first one shows at first. */
  readonly tabs: readonly {
    readonly id: string;
    readonly label: string;
    readonly codes: readonly CodeBlock[];
  }[];
  readonly response: CodeBlock;
  /** How to request the next page of a list. */
  readonly next?: Markdown;
}

/** A part of a page. Texts are plain where they are not `Markdown`. */
export type Section =
  /** The main heading; `label` names above it the kind of thing the page is about. */
  | {readonly kind: 'title'; readonly text: string; readonly label?: string}
  | {readonly kind: 'paragraph'; readonly text: string}
  | {readonly kind: 'text'; readonly text: Markdown}
  /** States that the schema has nothing. */
  | {readonly kind: 'missing'; readonly text: string}
  | ({readonly kind: 'deprecation'} & ShownDeprecation)
  | {
      readonly kind: 'definition';
      /** Missing where the page starts with it; else it is folded below its heading. */
      readonly heading?: Heading;
      /** What is above the code, and its accessible name. */
      readonly label: string;
      readonly tokens: readonly SdlToken[];
    }
  | {
      readonly kind: 'request';
      readonly heading: Heading;
      /** The accessible names of the choice of a size, and of the rows of tabs. */
      readonly labels: {readonly sizes: string; readonly tabs: string};
      /** Where the token comes from, if the operation needs one. */
      readonly tokenGuide?: ReferenceLink;
      /** The first one shows at first. */
      readonly sizes: readonly RequestSize[];
    }
  | {
      /** The operations that lead to a type, the shortest way first, or those that take it. */
      readonly kind: 'ways';
      readonly heading: Heading;
      /** What the list is of. */
      readonly label: string;
      readonly links: readonly ReferenceLink[];
      /** What unfolds the codes, which are of the first way. */
      readonly summary: string;
      readonly codes: readonly CodeBlock[];
    }
  | {
      /** The schema as a file. */
      readonly kind: 'download';
      readonly href: string;
      readonly label: string;
      /** What copies an operation with all that it reaches. */
      readonly copy?: {readonly label: string; readonly coordinate: string};
    }
  | {
      /** Links below what they are: to operations of the same thing, to guides, to feeds. */
      readonly kind: 'links';
      /** Texts, names of the schema, or files; the build checks links to pages only. */
      readonly are: 'texts' | 'names' | 'files';
      readonly label: string;
      readonly links: readonly ReferenceLink[];
    }
  | {
      /** How what two operations take differs. */
      readonly kind: 'differences';
      readonly heading: Heading;
      readonly rows: readonly NameRow[];
    }
  | {
      readonly kind: 'members';
      readonly heading: Heading;
      /** Where there are too many for one page. */
      readonly parts?: PartLinks;
      /** Whether the names of the members are above them. */
      readonly hasContents: boolean;
      readonly members: readonly Member[];
    }
  | {
      readonly kind: 'returns';
      readonly heading: Heading;
      readonly type: TypeLink;
      readonly guide?: ReferenceLink;
      readonly unfolded?: TypeInPlace;
    }
  | {
      readonly kind: 'names';
      readonly heading: Heading;
      readonly names: readonly NameLink[];
    }
  | {
      readonly kind: 'types';
      readonly heading: Heading;
      /** Where there are too many for one page. */
      readonly parts?: PartLinks;
      readonly types: readonly (ReferenceLink & {readonly summary: string})[];
    }
  /** Who may call an operation and how often. */
  | {readonly kind: 'access'; readonly facts: readonly Fact[]}
  | {
      readonly kind: 'errors';
      readonly heading: Heading;
      readonly errors: readonly ShownError[];
      readonly typed: readonly ShownTypedError[];
      /** A sentence about the codes of every operation. */
      readonly general: Markdown;
    }
  | {
      /** An error code or a scope. */
      readonly kind: 'code';
      /** Missing where the page is about nothing else. */
      readonly heading?: Heading;
      readonly meaning: Markdown;
      /** What to do about a code, and which operations return it undeclared. */
      readonly notes: readonly {readonly label: string; readonly text: Markdown}[];
      readonly lists: readonly CodeList[];
      /** Where those are that the list has no room for. */
      readonly more?: ReferenceLink;
    }
  | {
      readonly kind: 'directives';
      readonly heading: Heading;
      readonly directives: readonly DirectiveLink[];
    }
  | {
      readonly kind: 'usages';
      /** Missing where the page is about nothing else; nothing is folded there. */
      readonly heading?: Heading;
      readonly groups: readonly ShownUsages[];
    }
  /** The way from one page of a list to the others. */
  | (PartLinks & {readonly kind: 'partLinks'})
  | {
      readonly kind: 'entries';
      /** Missing where one section has everything. */
      readonly heading?: Heading;
      readonly entries: readonly ListedEntry[];
    }
  | {
      readonly kind: 'kinds';
      /** Missing where they are the pages of one list, which is too long for one. */
      readonly heading?: Heading;
      readonly kinds: readonly KindSummary[];
    }
  | {
      readonly kind: 'changes';
      readonly heading: Heading;
      /** What the owner has written about the day. */
      readonly text: Markdown;
      readonly changes: readonly ShownChange[];
    }
  | {
      readonly kind: 'group';
      readonly heading: Heading;
      readonly lists: readonly GroupList[];
    }
  | {
      /** The way to the same page in other states of the schema. */
      readonly kind: 'versions';
      /** "Version: 2026-11-22" */
      readonly label: string;
      /** What a reader of an earlier state should know, and the way to the latest one. */
      readonly notice?: {
        readonly text: string;
        readonly link: ReferenceLink;
        /** The address below which the state has its own index for search. */
        readonly searchBase: string;
      };
      /** Without the state that is read. */
      readonly versions: readonly (ReferenceLink & {readonly note?: string})[];
    };

export type SectionKind = Section['kind'];

export type SectionOf<Kind extends SectionKind> = Extract<Section, {readonly kind: Kind}>;

/** The section, where the condition is true. */
export function showIf(condition: boolean, section: Section): readonly Section[] {
  return condition ? [section] : [];
}
