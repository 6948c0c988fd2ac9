import type {Kind, ListKind, OperationKind} from 'graphql-api-model';
import type {Message} from './Message';

/** How a kind is spoken of. */
interface EnglishWords {
  readonly singular: string;
  readonly plural: string;
  /** The plural within a sentence. */
  readonly plurals: string;
  readonly explanation: string;
}

/** `executable` are the directives that a request may carry, a list among the operations. */
const WORDS: Readonly<Record<ListKind, EnglishWords>> = {
  query: {
    singular: 'query',
    plural: 'Queries',
    plurals: 'queries',
    explanation: 'Read data. A query never changes anything.',
  },
  mutation: {
    singular: 'mutation',
    plural: 'Mutations',
    plurals: 'mutations',
    explanation: 'Change data, and return what has changed.',
  },
  subscription: {
    singular: 'subscription',
    plural: 'Subscriptions',
    plurals: 'subscriptions',
    explanation: 'Receive data as it changes.',
  },
  executable: {
    singular: 'directive in operations',
    plural: 'Directives in operations',
    plurals: 'directives in operations',
    explanation: 'Annotations that change how a request is carried out.',
  },
  object: {
    singular: 'object',
    plural: 'Objects',
    plurals: 'objects',
    explanation: 'Types with fields that a request selects.',
  },
  interface: {
    singular: 'interface',
    plural: 'Interfaces',
    plurals: 'interfaces',
    explanation: 'Fields that several objects have in common.',
  },
  enum: {
    singular: 'enum',
    plural: 'Enums',
    plurals: 'enums',
    explanation: 'Types with a fixed list of values.',
  },
  input: {
    singular: 'input object',
    plural: 'Inputs',
    plurals: 'inputs',
    explanation: 'Objects that a request passes in an argument.',
  },
  union: {
    singular: 'union',
    plural: 'Unions',
    plurals: 'unions',
    explanation: 'Values that are one of several objects.',
  },
  scalar: {
    singular: 'scalar',
    plural: 'Scalars',
    plurals: 'scalars',
    explanation: 'Single values, such as a number or a date.',
  },
  directive: {
    singular: 'directive',
    plural: 'Directives',
    plurals: 'directives',
    explanation: 'Annotations that change how the schema or a request is read.',
  },
};

/** Kinds that the overview shows of a domain; the others are met through these. */
export const SUMMARIZED_KINDS = [
  'query',
  'mutation',
  'subscription',
  'object',
  'interface',
  'union',
] as const satisfies readonly Kind[];

type SummarizedKind = (typeof SUMMARIZED_KINDS)[number];
type UsableKind = Exclude<Kind, OperationKind>;

/**
 * What is said of each kind. In another language a sentence may need another article or ending
 * for each kind, so every kind has sentences of its own; only in English are they made of parts.
 */
export const LIST_SENTENCES = {
  singular: [
    '[singular]',
    'What such an element is called, above the heading of its page',
  ],
  plural: ['[plural]', 'The list, in headings and in the navigation'],
  explanation: ['[explanation]', 'What the elements of the list are'],
  title: ['{name} [singular]', 'Title of the page of an element'],
  missing: [
    'The schema does not describe this [singular].',
    'Stands where a description would',
  ],
  listTitle: ['{label} [plurals]', 'Title of the page of the list'],
  listDescription: [
    'All {count} [plurals] of the {label}.',
    'What search engines are told of the list',
  ],
  partDescription: [
    'All {count} [plurals] of the {label}: {part}.',
    'What search engines are told of a part of a long list',
  ],
} as const;

export const ENTRY_SENTENCES = {
  description: [
    'The [singular] {name} of the {label}.',
    'What search engines are told of an element that the schema does not describe',
  ],
} as const;

export const USABLE_SENTENCES = {
  usesDescription: [
    'Where the [singular] {name} is used in the {label}, page {page} of {pages}.',
    'What search engines are told of a page of uses',
  ],
} as const;

export const SUMMARIZED_SENTENCES = {
  more: [
    '{count} more [plurals]',
    'Link to those of a domain that the overview leaves out',
  ],
} as const;

type Sentences = Readonly<Record<string, readonly [text: string, description: string]>>;

/** The keys of messages, each with the English pattern of its text. */
type Keys<Of extends ListKind, These extends Sentences> = {
  readonly [Name in keyof These & string as `kind.${Of}.${Name}`]: These[Name][0];
};

export type KindTexts = Keys<ListKind, typeof LIST_SENTENCES> &
  Keys<Kind, typeof ENTRY_SENTENCES> &
  Keys<UsableKind, typeof USABLE_SENTENCES> &
  Keys<SummarizedKind, typeof SUMMARIZED_SENTENCES>;

const isSummarized = (kind: ListKind): boolean =>
  SUMMARIZED_KINDS.some((summarized) => summarized === kind);
const isUsable = (kind: ListKind): boolean =>
  !['query', 'mutation', 'subscription', 'executable'].includes(kind);

function toMessages(
  kind: ListKind,
  sentences: Sentences,
): readonly (readonly [key: string, message: Message])[] {
  const {singular, plural, plurals, explanation} = WORDS[kind];
  const english = (pattern: string): string =>
    pattern
      .replace('[singular]', singular)
      .replace('[plural]', plural)
      .replace('[plurals]', plurals)
      .replace('[explanation]', explanation);
  return Object.entries(sentences).map(([name, [text, description]]) => [
    `kind.${kind}.${name}`,
    {message: english(text), description},
  ]);
}

/** The messages of all kinds. */
export const KIND_MESSAGES = {
  ...(Object.fromEntries(
    (Object.keys(WORDS) as ListKind[]).flatMap((kind) => [
      ...toMessages(kind, LIST_SENTENCES),
      ...(kind === 'executable' ? [] : toMessages(kind, ENTRY_SENTENCES)),
      ...(isUsable(kind) ? toMessages(kind, USABLE_SENTENCES) : []),
      ...(isSummarized(kind) ? toMessages(kind, SUMMARIZED_SENTENCES) : []),
    ]),
  ) as Readonly<Record<keyof KindTexts, Message>>),
  // There are two lists of directives, and titles tell them apart.
  'kind.executable.listTitle': {
    message: '{label} directives in operations',
    description: LIST_SENTENCES.listTitle[1],
  },
};
