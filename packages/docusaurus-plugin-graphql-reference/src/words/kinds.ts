import type {Kind, ListKind} from 'graphql-api-model';
import {toSentences} from './sentences';

/** The English words of a kind; both plurals differ in their first letter. */
function toWords(singular: string, plural: string, explanation: string) {
  const plurals = plural.charAt(0).toLowerCase() + plural.slice(1);
  return {singular, plural, plurals, explanation};
}

/** `executable` are the directives that a request may contain. */
const WORDS = {
  query: toWords('query', 'Queries', 'Read data. A query never changes anything.'),
  mutation: toWords('mutation', 'Mutations', 'Change data and return the result.'),
  subscription: toWords('subscription', 'Subscriptions', 'Receive data as it changes.'),
  executable: toWords(
    'operation directive',
    'Operation directives',
    'Annotations that change how a request is carried out.',
  ),
  object: toWords('object', 'Objects', 'Types with fields that a request selects.'),
  interface: toWords(
    'interface',
    'Interfaces',
    'Fields that several objects have in common.',
  ),
  enum: toWords('enum', 'Enums', 'Types with a fixed list of values.'),
  input: toWords(
    'input object',
    'Inputs',
    'Objects that a request passes in an argument.',
  ),
  union: toWords('union', 'Unions', 'Values that are one of several objects.'),
  scalar: toWords('scalar', 'Scalars', 'Single values, such as a number or a date.'),
  directive: toWords(
    'directive',
    'Directives',
    'Annotations that change how the schema or a request is read.',
  ),
} satisfies Readonly<Record<ListKind, unknown>>;

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
      'In place of a description',
    ],
    listTitle: ['{label} [plurals]', 'Title of the page of the list'],
    listDescription: [
      'The {count} [singular] of the {label}.|All {count} [plurals] of the {label}.',
      'For search engines, about the list',
    ],
    partDescription: [
      'The {count} [singular] of the {label}: {part}.|All {count} [plurals] of the {label}: {part}.',
      'For search engines, about a part of a long list',
    ],
  }),
  ...toSentences('kind', ENTRIES, {
    description: [
      'The [singular] {name} of the {label}.',
      'For search engines, about an element that the schema does not describe',
    ],
  }),
  ...toSentences('kind', USABLE, {
    usesDescription: [
      'Where the [singular] {name} is used in the {label}, page {page} of {pages}.',
      'For search engines, about a page of uses',
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
  // There are two lists of directives, and titles distinguish them.
  'kind.executable.listTitle': ['{label} operation directives', 'Title of the list'],
} as const;
