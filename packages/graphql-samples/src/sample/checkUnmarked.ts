import type {JsonNode} from 'graphql-api-model';
import {looksLikeAnswer} from './checkParts';
import {checkRequest, isRequest} from './checkRequest';
import {readJson} from './readJson';
import type {Requests} from './Requests';
import {toError, type Issue, type SchemaContext} from './types';

/**
 * Checks JSON that no mark says anything of. The body of a request is known by its form; what has the
 * form of variables or of an answer should say so, and where each block must be checked, all JSON of a
 * text with operations.
 */
export function checkUnmarked(
  code: string,
  language: string,
  requests: Requests,
  context: SchemaContext & {readonly hasOperations: boolean},
): readonly Issue[] {
  const json = readJson(code, language);
  if (!('severity' in json)) {
    if (isRequest(json)) return checkRequest(json, code, context);
    const part = guessPart(json, requests);
    if (part) {
      return [
        toError(
          `This has the form of ${part === 'response' ? 'an answer to' : 'variables of'} the operation above. Mark it "${part}", or say why it is not checked: unchecked="why".`,
          0,
        ),
      ];
    }
  }
  return context.blocks === 'closed' && context.hasOperations
    ? [
        toError(
          'JSON in a text with operations is marked "variables" or "response", or says why it is neither: unchecked="why".',
          0,
        ),
      ]
    : [];
}

function guessPart(
  json: JsonNode,
  requests: Requests,
): 'variables' | 'response' | undefined {
  const nearest = requests.nearest();
  if (nearest.length === 0) return undefined;
  if (looksLikeAnswer(json)) return 'response';
  if (json.kind !== 'object' || json.members.length === 0) return undefined;
  const fits = nearest.some(({operation: {variableDefinitions = []}}) =>
    json.members.every(({name}) =>
      variableDefinitions.some(({variable}) => variable.name.value === name),
    ),
  );
  return fits ? 'variables' : undefined;
}
