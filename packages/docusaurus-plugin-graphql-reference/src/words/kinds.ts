import type {Kind, ListKind} from 'graphql-api-model';
import {toSentences} from './sentences';

/** The English words of each kind; `executable` are the directives that a request may contain. */
const WORDS = {
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
} as const satisfies Readonly<Record<ListKind, Readonly<Record<string, string>>>>;

/** Kinds that the overview shows of a domain; the others are met through these. */
export const SUMMARIZED_KINDS = [
  'query',
  'mutation',
  'subscription',
  'object',
  'interface',
  'union',
] as const satisfies readonly Kind[];

const {executable: _, ...ENTRIES} = WORDS;
const {query, mutation, subscription, ...USABLE} = ENTRIES;
const {object, interface: interfaces, union} = USABLE;

export const KIND_TEXTS = {
  ...toSentences('kind', WORDS, {
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
  }),
  ...toSentences('kind', ENTRIES, {
    description: [
      'The [singular] {name} of the {label}.',
      'What search engines are told of an element that the schema does not describe',
    ],
  }),
  ...toSentences('kind', USABLE, {
    usesDescription: [
      'Where the [singular] {name} is used in the {label}, page {page} of {pages}.',
      'What search engines are told of a page of uses',
    ],
  }),
  ...toSentences(
    'kind',
    {query, mutation, subscription, object, interface: interfaces, union},
    {
      more: [
        '{count} more [plurals]',
        'Link to those of a domain that the overview leaves out',
      ],
    },
  ),
  // There are two lists of directives, and titles tell them apart.
  'kind.executable.listTitle': [
    '{label} directives in operations',
    'Title of the page of the list',
  ],
} as const;
