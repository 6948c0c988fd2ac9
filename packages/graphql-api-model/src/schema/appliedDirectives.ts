import {Kind, type ConstDirectiveNode} from 'graphql';
import type {JsonPart} from './JsonPart';

/** `@deprecated`, with the reason if there is one; where a server says no more, it decides. */
export function deprecated(part: JsonPart): readonly ConstDirectiveNode[] {
  const reason = part.text('deprecationReason');
  const isDeprecated = part.flag('isDeprecated') ?? reason !== undefined;
  return isDeprecated ? [toApplied('deprecated', 'reason', reason)] : [];
}

/** `@specifiedBy` of a scalar. */
export function specifiedBy(scalar: JsonPart): readonly ConstDirectiveNode[] {
  // The second name is that of a draft, which some servers still send.
  const url = scalar.text('specifiedByURL') ?? scalar.text('specifiedByUrl');
  return url === undefined ? [] : [toApplied('specifiedBy', 'url', url)];
}

/** `@oneOf` of an input type. */
export function oneOf(type: JsonPart): readonly ConstDirectiveNode[] {
  return type.flag('isOneOf') === true ? [toApplied('oneOf')] : [];
}

function toApplied(name: string, argument = '', value?: string): ConstDirectiveNode {
  const argumentNode = {
    kind: Kind.ARGUMENT as const,
    name: {kind: Kind.NAME as const, value: argument},
    value: {kind: Kind.STRING as const, value: value ?? ''},
  };
  return {
    kind: Kind.DIRECTIVE,
    name: {kind: Kind.NAME, value: name},
    arguments: value === undefined ? [] : [argumentNode],
  };
}
