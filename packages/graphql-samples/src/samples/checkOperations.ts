import {
  Kind,
  KnownFragmentNamesRule,
  NoDeprecatedCustomRule,
  NoUnusedFragmentsRule,
  NoUnusedVariablesRule,
  specifiedRules,
  validate,
  type GraphQLError,
} from 'graphql';
import {toError, toWarning, type Issue} from '../report/issue';
import type {Part} from './block';
import type {SchemaContext} from './schemaContext';

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
  return [...toIssues(errors, toError), ...toIssues(deprecations, toWarning)];
}

export function toIssues(
  errors: readonly GraphQLError[],
  toIssue: (message: string, at: number) => Issue,
): readonly Issue[] {
  return errors.map(({message, positions}) => toIssue(message, positions?.[0] ?? 0));
}
