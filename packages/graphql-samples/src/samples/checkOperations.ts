import {
  Kind,
  KnownFragmentNamesRule,
  NoDeprecatedCustomRule,
  NoUnusedFragmentsRule,
  NoUnusedVariablesRule,
  specifiedRules,
  validate,
  type DefinitionNode,
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
} from 'graphql';
import {toError, toWarning, type Issue} from '../report/issue';
import type {Part} from './block';
import type {SchemaContext} from './schemaContext';
import {suggest} from './suggest';

const FRAGMENT_RULES = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule);

/** The rules that need all fragments. */
const FRAGMENTS_ELSEWHERE: typeof specifiedRules = [
  KnownFragmentNamesRule,
  NoUnusedFragmentsRule,
  NoUnusedVariablesRule,
];

/**
 * Validates operations and fragments. A document of fragments alone needs no operation that uses
 * them.
 */
export function checkOperations(
  {document, isPartial}: Extract<Part, {readonly kind: 'operations'}>,
  {schema}: SchemaContext,
): readonly Issue[] {
  const hasOperation = document.definitions.some(
    ({kind}) => kind === Kind.OPERATION_DEFINITION,
  );
  const rules = hasOperation ? specifiedRules : FRAGMENT_RULES;
  const errors = validate(
    schema,
    document,
    isPartial ? rules.filter((rule) => !FRAGMENTS_ELSEWHERE.includes(rule)) : rules,
  );
  const deprecations = validate(schema, document, [NoDeprecatedCustomRule]);
  return [
    ...errors.map((error) =>
      toError(withSuggestion(error, document, schema), offsetOf(error)),
    ),
    ...toIssues(deprecations, toWarning),
  ];
}

export function toIssues(
  errors: readonly GraphQLError[],
  toIssue: (message: string, at: number) => Issue,
): readonly Issue[] {
  return errors.map((error) => toIssue(error.message, offsetOf(error)));
}

function offsetOf(error: GraphQLError): number {
  return error.positions?.[0] ?? 0;
}

/** Adds the nearest name to the messages of graphql-js that have none. */
function withSuggestion(
  {message}: GraphQLError,
  {definitions}: DocumentNode,
  schema: GraphQLSchema,
): string {
  const [, kind, name = ''] =
    /^(Unknown directive|Unknown fragment|Variable) "([$@]?\w+)"/.exec(message) ?? [];
  switch (kind) {
    case 'Unknown directive':
      return message + suggest(name, directivesOf(schema));
    case 'Unknown fragment':
      return message + suggest(name, definitions.flatMap(fragmentsOf));
    case 'Variable':
      return message.includes('is not defined')
        ? message + suggest(name, definitions.flatMap(variablesOf))
        : message;
    default:
      return message;
  }
}

function directivesOf(schema: GraphQLSchema): readonly string[] {
  return schema.getDirectives().map(({name}) => `@${name}`);
}

function fragmentsOf(node: DefinitionNode): readonly string[] {
  return node.kind === Kind.FRAGMENT_DEFINITION ? [node.name.value] : [];
}

function variablesOf(node: DefinitionNode): readonly string[] {
  return node.kind === Kind.OPERATION_DEFINITION
    ? (node.variableDefinitions ?? []).map(({variable}) => `$${variable.name.value}`)
    : [];
}
