import {toSentences} from './sentences';

/** Texts of the pages that continue the page of an entry with very many members. */
export const MEMBERS_TEXTS = toSentences(
  'members',
  {
    fields: {plural: 'fields', Plural: 'Fields'},
    values: {plural: 'values', Plural: 'Values'},
    arguments: {plural: 'arguments', Plural: 'Arguments'},
    types: {plural: 'possible types', Plural: 'Possible types'},
  },
  {
    label: [
      '{count} [plural] on {pages} pages',
      'Above the links to the pages of a type with very many members',
    ],
    title: ['{name}: [plural], page {page}', 'Heading and title of such a page'],
    below: ['[Plural], page {page}', 'Such a page in the navigation'],
    description: [
      'The [plural] {first} to {last} of {name} in the {label}, page {page} of {pages}.',
      'For search engines, about such a page',
    ],
  },
);

/** Texts of the members of a type where it is used. */
export const UNFOLDED_TEXTS = toSentences(
  'unfolded',
  {
    fields: {singular: 'field', plural: 'fields', Plural: 'Fields'},
    values: {singular: 'value', plural: 'values', Plural: 'Values'},
  },
  {
    label: ['[Plural]', 'Above the members of a type where it is used'],
    count: [
      '{count} [singular] of {name}|{count} [plural] of {name}',
      'Unfolds the members of a type where it is used',
    ],
    more: [
      '{count} more [singular] of {name}|{count} more [plural] of {name}',
      'Leads to the members that are left out',
    ],
  },
);
