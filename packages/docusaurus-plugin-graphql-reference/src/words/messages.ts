import {USAGE_LABELS, type UsageKind} from 'graphql-api-model';
import {CHANGES_TEXTS} from './changes';
import {CONTRACT_TEXTS} from './contracts';
import {DEPRECATIONS_TEXTS} from './deprecations';
import {EXAMPLES_TEXTS} from './examples';
import {KIND_TEXTS} from './kinds';
import {MEMBERS_TEXTS, UNFOLDED_TEXTS} from './members';
import {type Texts, toSentences} from './sentences';

/** A text of the interface in English, and where it appears. */
interface Message {
  readonly message: string;
  readonly description: string;
}

const USAGES = Object.fromEntries(
  Object.entries(USAGE_LABELS).map(([kind, label]) => [
    kind,
    {label: label.toLowerCase(), Label: label},
  ]),
) as Readonly<Record<UsageKind, Readonly<Record<'label' | 'Label', string>>>>;

/** Every text that is made before a component is rendered. */
const TEXTS = {
  'overview.title': ['{label} reference', 'Heading and title of the overview'],
  'overview.description': [
    'Every operation and type of the {label}: {operations}, {types}, each with its fields, arguments and uses.',
    'First sentence of the overview, with the two texts that follow',
  ],
  'overview.operations': ['{count} operation|{count} operations', 'In a sentence'],
  'overview.types': [
    '{count} type or directive|{count} types and directives',
    'In the first sentence of the overview',
  ],
  'overview.beforeGroups': [
    'Operations and objects by topic. For inputs, enums and scalars, use the lists above.',
    'Paragraph of the overview before its domains',
  ],
  'overview.hidden': [
    '{count} element is hidden.|{count} elements are hidden.',
    'Sentence of the overview about what the owner of the API does not show',
  ],
  'overview.machinery': [
    "{count} element of federation's machinery is not shown.|{count} elements of federation's machinery are not shown.",
    'Sentence of the overview about what only the router of a federated API needs',
  ],
  'navigation.overview': ['Overview', 'Link to the overview in the navigation'],
  'navigation.operations': ['Operations', 'Heading of lists of operations'],
  'navigation.types': ['Types', 'Heading of the lists of types'],
  'navigation.byKind': ['Browse by kind', 'Heading below the domains'],
  'navigation.all': [
    'Show all {count}',
    'Link to a list of which some entries are shown',
  ],
  'list.part': ['{list}: {part}', 'Heading and title of a part of a long list'],
  'list.helpers': ['{count} helper type|{count} helper types', 'Unfolds helper types'],
  'list.other': ['Other', 'Heading above the entries that belong to no domain'],
  'heading.arguments': ['Arguments', 'Heading above the arguments of an operation'],
  'heading.values': ['Values', 'Heading above the values of an enum'],
  'heading.fields': ['Fields', 'Heading above the fields of a type'],
  'heading.returns': ['Returns', 'Heading above what an operation returns'],
  'heading.implements': ['Implements', 'Heading above the interfaces of a type'],
  'heading.possibleTypes': ['Possible types', 'Heading above the types of a union'],
  'heading.locations': ['Locations', 'Heading above the places of a directive'],
  'heading.directives': ['Directives', 'Heading above the directives of an element'],
  'heading.usedBy': ['Used by', 'Heading above the uses of an element'],
  'heading.definition': ['Schema (SDL)', 'Heading above the definition of a type'],
  'definition.show': ['SDL definition', 'Unfolds the definition of a type'],
  'badge.required': ['required', 'Beside an argument or field that a request must give'],
  'badge.deprecated': ['deprecated', 'Next to a deprecated name'],
  'badge.breaking': ['breaking', 'Beside a change that can make valid requests fail'],
  'badge.recursive': [
    'same type as above',
    'Beside a member of a type that is already shown around it',
  ],
  'description.inherited': [
    'From {name}.',
    'Below a description that an interface has: {name} is its field',
  ],
  'contents.label': [
    'On this page',
    'Before links to the headings of an operation’s page',
  ],
  'guides.label': ['Guides', 'Above links to the guides that explain an element'],
  'definition.signature': ['Signature', 'Caption of the definition of an operation'],
  'definition.schema': ['Schema definition', 'Caption of the definition of a type'],
  'definition.oneOf': [
    'Set exactly one of the fields: this is a `@oneOf` input.',
    'Markdown about an input of which a request sets one field',
  ],
  'definition.specifiedBy': ['Specified by {url}', 'Markdown about a scalar'],
  'uses.showAll': ['All {count}', 'Unfolds the uses of an element'],
  'uses.showFirst': ['The first {count}', 'Unfolds the first uses'],
  'uses.more': ['See all {count}', 'Link to the pages with all uses'],
  'uses.page': ['Page {page}', 'Link to the page of uses before or after'],
  'uses.rootDescription': [
    'Where the type {name} is used in the {label}, page {page} of {pages}.',
    'For search engines, about a page of uses of a root type',
  ],
  'members.range': ['{first} to {last}', 'Link to a page of members'],
  'description.code': ['Code', 'Caption of code of no language in a description'],
  'description.task': ['Task', 'Accessible name of a check box in a description'],
  ...CHANGES_TEXTS,
  ...CONTRACT_TEXTS,
  ...DEPRECATIONS_TEXTS,
  ...EXAMPLES_TEXTS,
  ...KIND_TEXTS,
  ...MEMBERS_TEXTS,
  ...UNFOLDED_TEXTS,
  ...toSentences('usage', USAGES, {
    heading: ['[Label]', 'Heading above the uses of an element of one sort'],
    title: [
      'Uses of {name}, page {page}: [label]',
      'Heading and title of a page of such uses',
    ],
  }),
} as const satisfies Texts;

type AllTexts = typeof TEXTS;
export type MessageKey = keyof AllTexts;

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** The names of the placeholders in a message; in its text they are in braces. */
export type PlaceholdersOf<Key extends MessageKey> = NamesIn<AllTexts[Key][0]>;

/** All texts of the interface that are made before a component is rendered, by key. */
export const MESSAGES = Object.fromEntries(
  Object.entries<Texts[string]>(TEXTS).map(([key, [message, description]]) => [
    key,
    {message, description},
  ]),
) as Readonly<Record<MessageKey, Message>>;
