import {translate} from '@docusaurus/Translate';
import type {TypeInPlace} from 'docusaurus-plugin-graphql-reference';

/** How many members a type has; the placeholder of its name is left for an element. */
export function translateCount(kind: TypeInPlace['kind'], count: number): string {
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
  kind: TypeInPlace['kind'],
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

/** What stands above the members of a type that are in view. */
export function translateLabel(kind: TypeInPlace['kind']): string {
  switch (kind) {
    case 'enum':
    case 'scalar':
      return translate({
        id: 'theme.graphql.unfolded.label.values',
        message: 'Values',
        description: 'Stands above the values of a type where it is used',
      });
    case 'union':
      return translate({
        id: 'theme.graphql.unfolded.label.types',
        message: 'Types',
        description: 'Stands above the types of a union where it is used',
      });
    case 'object':
    case 'interface':
    case 'input':
      return translate({
        id: 'theme.graphql.unfolded.label.fields',
        message: 'Fields',
        description: 'Stands above the fields of a type where it is used',
      });
    default:
      return kind satisfies never;
  }
}

/** Unfolds the rest of a description; the placeholder of the name is left for an element. */
export function translateRest(): string {
  return translate(
    {
      id: 'theme.graphql.unfolded.rest',
      message: 'More about {name}',
      description: 'Unfolds what a long description says after its first paragraph',
    },
    {name: '{name}'},
  );
}
