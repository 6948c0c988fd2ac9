import {translate} from '@docusaurus/Translate';
import type {TypeInPlace} from 'docusaurus-plugin-graphql-reference';

/** The members of each kind of type. */
const MEMBERS = {
  enum: 'values',
  scalar: 'values',
  union: 'types',
  object: 'fields',
  interface: 'fields',
  input: 'fields',
} as const satisfies Readonly<Record<TypeInPlace['kind'], string>>;

interface Counted {
  readonly count: number;
  readonly name: string;
}

/** `docusaurus write-translations` finds these calls in the source, so each text is written out. */
const TEXTS = {
  values: {
    label: () =>
      translate({
        id: 'theme.graphql.unfolded.label.values',
        message: 'Values',
        description: 'Stands above the values of a type where it is used',
      }),
    count: (values: Counted) =>
      translate(
        {
          id: 'theme.graphql.unfolded.count.values',
          message: '{count} values of {name}',
          description: 'Unfolds the values of a type; takes plural forms divided by "|"',
        },
        values,
      ),
    more: (values: Counted) =>
      translate(
        {
          id: 'theme.graphql.unfolded.more.values',
          message: '{count} more values of {name}',
          description:
            'Leads to the values that are left out; takes plural forms divided by "|"',
        },
        values,
      ),
  },
  types: {
    label: () =>
      translate({
        id: 'theme.graphql.unfolded.label.types',
        message: 'Types',
        description: 'Stands above the types of a union where it is used',
      }),
    count: (values: Counted) =>
      translate(
        {
          id: 'theme.graphql.unfolded.count.types',
          message: '{count} types of {name}',
          description: 'Unfolds the types of a type; takes plural forms divided by "|"',
        },
        values,
      ),
    more: (values: Counted) =>
      translate(
        {
          id: 'theme.graphql.unfolded.more.types',
          message: '{count} more types of {name}',
          description:
            'Leads to the types that are left out; takes plural forms divided by "|"',
        },
        values,
      ),
  },
  fields: {
    label: () =>
      translate({
        id: 'theme.graphql.unfolded.label.fields',
        message: 'Fields',
        description: 'Stands above the fields of a type where it is used',
      }),
    count: (values: Counted) =>
      translate(
        {
          id: 'theme.graphql.unfolded.count.fields',
          message: '{count} fields of {name}',
          description: 'Unfolds the fields of a type; takes plural forms divided by "|"',
        },
        values,
      ),
    more: (values: Counted) =>
      translate(
        {
          id: 'theme.graphql.unfolded.more.fields',
          message: '{count} more fields of {name}',
          description:
            'Leads to the fields that are left out; takes plural forms divided by "|"',
        },
        values,
      ),
  },
} as const;

/** The texts about the members of a type where it is used; a name may be `{name}`, for an element. */
export function textsOf(kind: TypeInPlace['kind']): (typeof TEXTS)[keyof typeof TEXTS] {
  return TEXTS[MEMBERS[kind]];
}
