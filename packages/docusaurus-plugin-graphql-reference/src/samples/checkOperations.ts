import {
  Kind,
  NoDeprecatedCustomRule,
  NoUnusedFragmentsRule,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
} from 'graphql';
import {suggest} from './suggest';
import {toError, toWarning, type Issue} from './types';

const FRAGMENT_RULES = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule);

/** Validates operations and fragments; fragments alone need no operation that uses them. */
export function checkOperations(
  document: DocumentNode,
  schema: GraphQLSchema,
): readonly Issue[] {
  const hasOperation = document.definitions.some(
    ({kind}) => kind === Kind.OPERATION_DEFINITION,
  );
  const rules = hasOperation ? specifiedRules : FRAGMENT_RULES;
  const errors = validate(schema, document, rules);
  const deprecations = validate(schema, document, [NoDeprecatedCustomRule]);
  return [
    ...errors.map((error) =>
      toError(withSuggestion(error, document, schema), offsetOf(error)),
    ),
    ...deprecations.map((error) => toWarning(error.message, offsetOf(error))),
  ];
}

/** Where a problem begins in the text of its document. */
export function offsetOf(error: GraphQLError): number {
  return error.positions?.[0] ?? 0;
}

/** Adds the nearest name where the rules of graphql-js give none. */
function withSuggestion(
  {message}: GraphQLError,
  document: DocumentNode,
  schema: GraphQLSchema,
): string {
  const directive = /^Unknown directive "@(\w+)"/.exec(message)?.[1];
  if (directive !== undefined) {
    const names = schema.getDirectives().map(({name}) => `@${name}`);
    return message + suggest(`@${directive}`, names);
  }
  const fragment = /^Unknown fragment "(\w+)"/.exec(message)?.[1];
  if (fragment !== undefined) {
    return message + suggest(fragment, namesOfFragments(document));
  }
  return message;
}

function namesOfFragments({definitions}: DocumentNode): readonly string[] {
  return definitions.flatMap((node) =>
    node.kind === Kind.FRAGMENT_DEFINITION ? node.name.value : [],
  );
}
