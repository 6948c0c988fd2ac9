import {isEnumType, type GraphQLEnumType, type GraphQLLeafType} from 'graphql';
import type {JsonNode} from 'graphql-api-model';
import {namesOf} from './members';
import {checkScalar, type Scalars} from './scalars';
import {suggest} from './suggest';
import {toError, toWarning, type Issue} from './types';

/** How the place of a value decides what it may be. */
export interface LeafContext {
  readonly scalars: Scalars;
  /** Whether a client sends it. */
  readonly isInput: boolean;
}

/** Checks the JSON of a scalar or enum that is not null; `path` names it in messages. */
export function checkLeaf(
  node: JsonNode,
  type: GraphQLLeafType,
  path: string,
  context: LeafContext,
): readonly Issue[] {
  if (isEnumType(type)) {
    return checkEnum(node, type, path);
  }
  const expected = checkScalar(type.name, node, context);
  return expected === undefined
    ? []
    : [
        toError(
          `"${path}" has the type ${type.name} and must be ${expected}, not ${show(node)}.`,
          node.at,
        ),
      ];
}

/** The value as messages show it. */
export function show(node: JsonNode): string {
  switch (node.kind) {
    case 'null':
      return 'null';
    case 'object':
      return 'an object';
    case 'array':
      return 'a list';
    default:
      return JSON.stringify(node.value);
  }
}

/** What is said of a value that stands where an object must. */
export function toObjectError(node: JsonNode, typeName: string, path: string): Issue {
  return toError(
    `"${path}" must be an object of type ${typeName}, not ${show(node)}.`,
    node.at,
  );
}

function checkEnum(
  node: JsonNode,
  type: GraphQLEnumType,
  path: string,
): readonly Issue[] {
  const names = namesOf(type.getValues());
  const value = node.kind === 'string' ? type.getValue(node.value) : undefined;
  if (!value) {
    const hint = node.kind === 'string' ? suggest(node.value, names) : '';
    return [
      toError(
        `"${path}" must be a value of ${type.name}, not ${show(node)}.${hint}`,
        node.at,
      ),
    ];
  }
  const reason = value.deprecationReason ?? undefined;
  return reason === undefined
    ? []
    : [
        toWarning(
          `The value "${type.name}.${value.name}" is deprecated. ${reason}`,
          node.at,
        ),
      ];
}
