import {translate} from '@docusaurus/Translate';
import type {Unfolded} from 'docusaurus-plugin-graphql-reference';

/** How many members a type has; the placeholder of its name is left for an element. */
export function translateCount(kind: Unfolded['kind'], count: number): string {
  switch (kind) {
    case 'enum':
    case 'scalar':
      return translate(
        {
          id: 'theme.graphql.unfolded.count.values',
          message: '{count} values of {name}',
          description: 'Unfolds the values of a type; takes plural forms divided by "|"',
        },
        {count, name: '{name}'},
      );
    case 'union':
      return translate(
        {
          id: 'theme.graphql.unfolded.count.types',
          message: '{count} types of {name}',
          description: 'Unfolds the types of a type; takes plural forms divided by "|"',
        },
        {count, name: '{name}'},
      );
    case 'object':
    case 'interface':
    case 'input':
      return translate(
        {
          id: 'theme.graphql.unfolded.count.fields',
          message: '{count} fields of {name}',
          description: 'Unfolds the fields of a type; takes plural forms divided by "|"',
        },
        {count, name: '{name}'},
      );
    default:
      return kind satisfies never;
  }
}

/** How many members of a type are left out. */
export function translateMore(
  kind: Unfolded['kind'],
  values: {readonly count: number; readonly name: string},
): string {
  switch (kind) {
    case 'enum':
    case 'scalar':
      return translate(
        {
          id: 'theme.graphql.unfolded.more.values',
          message: '{count} more values of {name}',
          description:
            'Leads to the values that are left out; takes plural forms divided by "|"',
        },
        values,
      );
    case 'union':
      return translate(
        {
          id: 'theme.graphql.unfolded.more.types',
          message: '{count} more types of {name}',
          description:
            'Leads to the types that are left out; takes plural forms divided by "|"',
        },
        values,
      );
    case 'object':
    case 'interface':
    case 'input':
      return translate(
        {
          id: 'theme.graphql.unfolded.more.fields',
          message: '{count} more fields of {name}',
          description:
            'Leads to the fields that are left out; takes plural forms divided by "|"',
        },
        values,
      );
    default:
      return kind satisfies never;
  }
}
