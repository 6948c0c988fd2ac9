import type {JsonNode} from 'graphql-api-model';
import {findMember} from './checkErrors';
import {show} from './checkLeaf';
import {toError, type Issue} from './types';

/**
 * Checks the `map` of a multipart request: a list of paths for each part, each of which leads to a null
 * of the operations.
 */
export function checkUploads(map: JsonNode, operations: JsonNode): readonly Issue[] {
  if (map.kind !== 'object') {
    return [toError(`"map" must be an object, not ${show(map)}.`, map.at)];
  }
  return map.members.flatMap(({name, value}) =>
    value.kind === 'array'
      ? value.items.flatMap((path) => checkPath(path, operations))
      : toError(
          `"map" must have a list of paths for "${name}", not ${show(value)}.`,
          value.at,
        ),
  );
}

function checkPath(path: JsonNode, operations: JsonNode): readonly Issue[] {
  if (path.kind !== 'string') {
    return [toError(`A path of "map" must be a text, not ${show(path)}.`, path.at)];
  }
  const found = path.value
    .split('.')
    .reduce<
      JsonNode | undefined
    >((node, step) => node && findChild(node, step), operations);
  return found?.kind === 'null'
    ? []
    : [
        toError(
          `The path "${path.value}" of "map" must lead to null in "operations", not to ${found ? show(found) : 'nothing'}.`,
          path.at,
        ),
      ];
}

function findChild(node: JsonNode, step: string): JsonNode | undefined {
  return node.kind === 'array' ? node.items[Number(step)] : findMember(node, step)?.value;
}
