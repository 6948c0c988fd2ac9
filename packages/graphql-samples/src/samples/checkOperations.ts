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
import {suggest} from './suggest';
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
  const names = schema.getDirectives().map(({name}) => `@${name}`);
  const toAdvised = (message: string, at: number): Issue =>
    toError(message + adviseOn(message, names), at);
  return [...toIssues(errors, toAdvised), ...toIssues(deprecations, toWarning)];
}

/** A directive of a client library is in no schema of a server. */
function adviseOn(message: string, names: readonly string[]): string {
  const [, name] = /^Unknown directive "(@\w+)"\.$/.exec(message) ?? [];
  if (name === undefined) return '';
  const end =
    ' If a client defines it, name a schema file with its definition, too, or mark the block unchecked="why".';
  return suggest(name, names) || end;
}

export function toIssues(
  errors: readonly GraphQLError[],
  toIssue: (message: string, at: number) => Issue,
): readonly Issue[] {
  return errors.map(({message, positions}) => toIssue(message, positions?.[0] ?? 0));
}
