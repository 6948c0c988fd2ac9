import type {JsonNode} from 'graphql-api-model';
import {toError, type Issue} from '../report/issue';
import {isResponse} from './json';
import type {Owner} from './OperationsAbove';

/**
 * Checks JSON without a mark: what looks like variables of the operation above, or like a response to
 * it, needs its mark; a strict text with operations needs one for all JSON.
 */
export function checkUnmarked(
  json: JsonNode | undefined,
  nearest: readonly Owner[],
  mustBeMarked: boolean,
): readonly Issue[] {
  const part = json && findPart(json, nearest);
  if (part) {
    const words = part === 'response' ? 'a response to' : 'variables of';
    const message = `This looks like ${words} the operation above. Mark it "${part}", or give a reason not to check it: unchecked="why".`;
    return [toError(message, 0)];
  }
  const message =
    'JSON on a page with operations needs the mark "variables", "response" or unchecked="why".';
  return mustBeMarked ? [toError(message, 0)] : [];
}

function findPart(
  json: JsonNode,
  nearest: readonly Owner[],
): 'variables' | 'response' | undefined {
  if (nearest.length === 0) return undefined;
  if (isResponse(json)) return 'response';
  if (json.kind !== 'object' || json.members.length === 0) return undefined;
  const isVariables = nearest.some(({operation: {variableDefinitions = []}}) =>
    json.members.every(({name}) =>
      variableDefinitions.some(({variable}) => variable.name.value === name),
    ),
  );
  return isVariables ? 'variables' : undefined;
}
