import type {Message} from './Message';

/** What an entry consists of: of each there are pages where there is too much for one. */
const PLURALS = {
  fields: 'fields',
  values: 'values',
  arguments: 'arguments',
  types: 'possible types',
} as const;

type PartKind = keyof typeof PLURALS;

/** Each sort has sentences of its own; only in English are they made of parts. */
const SENTENCES = {
  label: [
    '{count} [plural] on {pages} pages',
    'Above the links to the pages of a type with very many members',
  ],
  title: ['{name}: [plural], page {page}', 'Heading and title of such a page'],
  below: ['[Plural], page {page}', 'Such a page in the navigation'],
  description: [
    'The [plural] {first} to {last} of {name} in the {label}, page {page} of {pages}.',
    'What search engines are told of such a page',
  ],
} as const;

type Sentence = keyof typeof SENTENCES;

export type MembersTexts = {
  readonly [Name in Sentence as `members.${PartKind}.${Name}`]: (typeof SENTENCES)[Name][0];
};

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The messages of pages that continue the page of a type with very many members. */
export const MEMBERS_MESSAGES = Object.fromEntries(
  Object.entries(PLURALS).flatMap(([kind, plural]) =>
    Object.entries(SENTENCES).map(([name, [text, description]]) => [
      `members.${kind}.${name}`,
      {
        message: text.replace('[plural]', plural).replace('[Plural]', capitalize(plural)),
        description,
      },
    ]),
  ),
) as Readonly<Record<keyof MembersTexts, Message>>;
