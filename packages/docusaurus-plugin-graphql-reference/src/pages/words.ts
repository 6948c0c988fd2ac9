import type {Entry, Kind} from 'graphql-api-model';

/** How a kind is spoken of. */
export interface KindWords {
  /** "mutation" */
  readonly singular: string;
  /** "Mutations" */
  readonly plural: string;
  readonly explanation: string;
}

export const KIND_WORDS: Readonly<Record<Kind, KindWords>> = {
  query: {
    singular: 'query',
    plural: 'Queries',
    explanation: 'Read data. A query never changes anything.',
  },
  mutation: {
    singular: 'mutation',
    plural: 'Mutations',
    explanation: 'Change data, and return what has changed.',
  },
  subscription: {
    singular: 'subscription',
    plural: 'Subscriptions',
    explanation: 'Receive data as it changes.',
  },
  object: {
    singular: 'object',
    plural: 'Objects',
    explanation: 'Types with fields that a request selects.',
  },
  interface: {
    singular: 'interface',
    plural: 'Interfaces',
    explanation: 'Fields that several objects have in common.',
  },
  enum: {
    singular: 'enum',
    plural: 'Enums',
    explanation: 'Types with a fixed list of values.',
  },
  input: {
    singular: 'input object',
    plural: 'Inputs',
    explanation: 'Objects that a request passes in an argument.',
  },
  union: {
    singular: 'union',
    plural: 'Unions',
    explanation: 'Values that are one of several objects.',
  },
  scalar: {
    singular: 'scalar',
    plural: 'Scalars',
    explanation: 'Single values, such as a number or a date.',
  },
  directive: {
    singular: 'directive',
    plural: 'Directives',
    explanation: 'Annotations that change how the schema or a request is read.',
  },
};

/** The directives a request may carry, as a list of their own among the operations. */
export const EXECUTABLE_DIRECTIVE_WORDS: KindWords = {
  singular: 'directive in operations',
  plural: 'Directives',
  explanation: 'Annotations that change how a request is carried out.',
};

/** The name of an entry as readers write it. */
export function getDisplayName({name, kind}: Entry['element']): string {
  return kind === 'directive' ? `@${name}` : name;
}
