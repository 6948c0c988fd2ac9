import {translate} from '@docusaurus/Translate';
import type {GroupName} from '../../engine/filters';

// Docusaurus finds the texts to translate by such calls, one for each text.

/** The filters that have a button, in the order of the buttons. */
export const FILTER_LABELS: Readonly<Record<string, string>> = {
  guide: translate({id: 'theme.search.filter.guides', message: 'Guides'}),
  query: translate({id: 'theme.search.filter.queries', message: 'Queries'}),
  mutation: translate({id: 'theme.search.filter.mutations', message: 'Mutations'}),
  type: translate({id: 'theme.search.filter.types', message: 'Types'}),
  field: translate({id: 'theme.search.filter.fields', message: 'Fields'}),
  arg: translate({id: 'theme.search.filter.arguments', message: 'Arguments'}),
  enum: translate({id: 'theme.search.filter.enums', message: 'Enums'}),
  deprecated: translate({id: 'theme.search.filter.deprecated', message: 'Deprecated'}),
};

/** The headings above the groups of results. */
export const GROUP_HEADINGS: Readonly<Record<GroupName, string>> = {
  best: translate({id: 'theme.search.group.best', message: 'Best matches'}),
  guides: translate({id: 'theme.search.group.guides', message: 'Guides'}),
  operations: translate({id: 'theme.search.group.operations', message: 'Operations'}),
  types: translate({id: 'theme.search.group.types', message: 'Types'}),
  fields: translate({
    id: 'theme.search.group.members',
    message: 'Fields, arguments and values',
  }),
};

/** The kind of a result as its row shows it. */
const KIND_LABELS: Readonly<Record<string, string>> = {
  query: translate({id: 'theme.search.kind.query', message: 'query'}),
  mutation: translate({id: 'theme.search.kind.mutation', message: 'mutation'}),
  subscription: translate({
    id: 'theme.search.kind.subscription',
    message: 'subscription',
  }),
  object: translate({id: 'theme.search.kind.object', message: 'object'}),
  interface: translate({id: 'theme.search.kind.interface', message: 'interface'}),
  union: translate({id: 'theme.search.kind.union', message: 'union'}),
  enum: translate({id: 'theme.search.kind.enum', message: 'enum'}),
  input: translate({id: 'theme.search.kind.input', message: 'input'}),
  scalar: translate({id: 'theme.search.kind.scalar', message: 'scalar'}),
  directive: translate({id: 'theme.search.kind.directive', message: 'directive'}),
  field: translate({id: 'theme.search.kind.field', message: 'field'}),
  'input field': translate({id: 'theme.search.kind.inputField', message: 'input field'}),
  argument: translate({id: 'theme.search.kind.argument', message: 'argument'}),
  'enum value': translate({id: 'theme.search.kind.enumValue', message: 'enum value'}),
  'error code': translate({id: 'theme.search.kind.errorCode', message: 'error code'}),
  scope: translate({id: 'theme.search.kind.scope', message: 'scope'}),
  blog: translate({id: 'theme.search.kind.blog', message: 'blog'}),
  page: translate({id: 'theme.search.kind.page', message: 'page'}),
};

/** The label of a kind, in the language of the page; unknown kinds stay as they are. */
export function getKindLabel(kind: string): string {
  return KIND_LABELS[kind] ?? kind;
}
