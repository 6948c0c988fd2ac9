import {translate} from '@docusaurus/Translate';
import type {GroupName} from '../../engine/groupResults';

/** The filters that have a button, in the order of the buttons, and what stands on it. */
export function listFilterLabels(): readonly (readonly [name: string, label: string])[] {
  return [
    [
      'guide',
      translate({
        id: 'theme.search.filter.guides',
        message: 'Guides',
        description: 'The button that shows results in guides only',
      }),
    ],
    [
      'query',
      translate({
        id: 'theme.search.filter.queries',
        message: 'Queries',
        description: 'The button that shows queries only',
      }),
    ],
    [
      'mutation',
      translate({
        id: 'theme.search.filter.mutations',
        message: 'Mutations',
        description: 'The button that shows mutations only',
      }),
    ],
    [
      'type',
      translate({
        id: 'theme.search.filter.types',
        message: 'Types',
        description: 'The button that shows types only',
      }),
    ],
    [
      'field',
      translate({
        id: 'theme.search.filter.fields',
        message: 'Fields',
        description: 'The button that shows fields only',
      }),
    ],
    [
      'arg',
      translate({
        id: 'theme.search.filter.arguments',
        message: 'Arguments',
        description: 'The button that shows arguments only',
      }),
    ],
    [
      'enum',
      translate({
        id: 'theme.search.filter.enums',
        message: 'Enums',
        description: 'The button that shows enums and their values only',
      }),
    ],
    [
      'deprecated',
      translate({
        id: 'theme.search.filter.deprecated',
        message: 'Deprecated',
        description: 'The button that shows what is deprecated only',
      }),
    ],
  ];
}

/** What stands above the results of a group. */
export function nameGroup(group: GroupName): string {
  switch (group) {
    case 'guides':
      return translate({
        id: 'theme.search.group.guides',
        message: 'Guides',
        description: 'The heading above results in guides',
      });
    case 'operations':
      return translate({
        id: 'theme.search.group.operations',
        message: 'Operations',
        description: 'The heading above queries, mutations and subscriptions',
      });
    case 'types':
      return translate({
        id: 'theme.search.group.types',
        message: 'Types',
        description: 'The heading above types and directives',
      });
    case 'fields':
      return translate({
        id: 'theme.search.group.members',
        message: 'Fields, arguments and values',
        description: 'The heading above what types and operations have',
      });
  }
}

/** What a result is, in the language of the page; a word that is not known stays as it is. */
export function nameKind(kind: string): string {
  switch (kind) {
    case 'query':
      return translate({
        id: 'theme.search.kind.query',
        message: 'query',
        description: 'What a result is: query',
      });
    case 'mutation':
      return translate({
        id: 'theme.search.kind.mutation',
        message: 'mutation',
        description: 'What a result is: mutation',
      });
    case 'subscription':
      return translate({
        id: 'theme.search.kind.subscription',
        message: 'subscription',
        description: 'What a result is: subscription',
      });
    case 'object':
      return translate({
        id: 'theme.search.kind.object',
        message: 'object',
        description: 'What a result is: object',
      });
    case 'interface':
      return translate({
        id: 'theme.search.kind.interface',
        message: 'interface',
        description: 'What a result is: interface',
      });
    case 'union':
      return translate({
        id: 'theme.search.kind.union',
        message: 'union',
        description: 'What a result is: union',
      });
    case 'enum':
      return translate({
        id: 'theme.search.kind.enum',
        message: 'enum',
        description: 'What a result is: enum',
      });
    case 'input':
      return translate({
        id: 'theme.search.kind.input',
        message: 'input',
        description: 'What a result is: input',
      });
    case 'scalar':
      return translate({
        id: 'theme.search.kind.scalar',
        message: 'scalar',
        description: 'What a result is: scalar',
      });
    case 'directive':
      return translate({
        id: 'theme.search.kind.directive',
        message: 'directive',
        description: 'What a result is: directive',
      });
    case 'field':
      return translate({
        id: 'theme.search.kind.field',
        message: 'field',
        description: 'What a result is: field',
      });
    case 'input field':
      return translate({
        id: 'theme.search.kind.inputField',
        message: 'input field',
        description: 'What a result is: input field',
      });
    case 'argument':
      return translate({
        id: 'theme.search.kind.argument',
        message: 'argument',
        description: 'What a result is: argument',
      });
    case 'enum value':
      return translate({
        id: 'theme.search.kind.enumValue',
        message: 'enum value',
        description: 'What a result is: enum value',
      });
    case 'error code':
      return translate({
        id: 'theme.search.kind.errorCode',
        message: 'error code',
        description: 'What a result is: error code',
      });
    case 'scope':
      return translate({
        id: 'theme.search.kind.scope',
        message: 'scope',
        description: 'What a result is: scope',
      });
    case 'blog':
      return translate({
        id: 'theme.search.kind.blog',
        message: 'blog',
        description: 'What a result is: blog',
      });
    case 'page':
      return translate({
        id: 'theme.search.kind.page',
        message: 'page',
        description: 'What a result is: page',
      });
    default:
      return kind;
  }
}
