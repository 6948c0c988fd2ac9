import {Kind, type DocumentNode} from 'graphql';
import {checkTypeNames} from './buildFromSdl';
import {createLocator} from './createLocator';
import {findDefaultCycles} from './findDefaultCycles';
import {JsonPart} from './JsonPart';
import {lineAndColumn} from './lineAndColumn';
import {JsonError, parseJson, type JsonNode} from './parseJson';
import type {SchemaFile} from './readSchemaFile';
import {SchemaError, type Problem} from './SchemaError';
import {toDefinitions} from './toDefinitions';

const EXPECTED =
  'Expected {"data": {"__schema": …}} or {"__schema": …}, the answer to the introspection query.';
const WHOLE =
  'Expected the whole answer to the introspection query of your version of GraphQL.';
const REFUSED =
  'Ask where the server allows introspection, or name the SDL files that it is made from.';

interface IntrospectionDocument {
  readonly document: DocumentNode;
  readonly warnings: readonly Problem[];
}

/**
 * The introspection result in a JSON file as the definitions it stands for. Defaults are
 * literals as the server wrote them, and every name knows its place in the file.
 */
export function parseIntrospection(file: SchemaFile): IntrospectionDocument {
  const answer = readJson(file);
  const words = serverErrors(answer);
  const schema = member(member(answer, 'data') ?? answer, '__schema');
  if (schema?.kind !== 'object') {
    throw new SchemaError([withoutSchema(file.name, words)]);
  }
  const warnings: Problem[] = words.map((word) => ({
    message: `${file.name}: The server answered with an error, too: ${word}`,
    places: [],
    advice: 'What the answer holds nevertheless is used.',
  }));
  const part = new JsonPart(schema, createLocator(file.name, file.text));
  const definitions = toDefinitions(part, (warning) => warnings.push(warning));
  return {document: {kind: Kind.DOCUMENT, definitions}, warnings};
}

/** What is wrong with the definitions of an introspection result. */
export function checkIntrospection(document: DocumentNode): readonly Problem[] {
  return [
    ...checkTypeNames(
      document,
      (name) => `The result names "${name}" and does not describe it. ${WHOLE}`,
    ),
    ...findDefaultCycles(document),
  ];
}

function readJson({name, text}: SchemaFile): JsonNode {
  try {
    return parseJson(text);
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    const place = {file: name, text, ...lineAndColumn(text, error.at)};
    throw new SchemaError([
      {
        message: `The file is not JSON: ${error.message}`,
        places: [place],
        advice: EXPECTED,
      },
    ]);
  }
}

function member(node: JsonNode, name: string): JsonNode | undefined {
  if (node.kind !== 'object') return undefined;
  const value = node.members.find((known) => known.name === name)?.value;
  return value?.kind === 'null' ? undefined : value;
}

/** The messages of the `errors` that a server sends beside or instead of `data`. */
function serverErrors(answer: JsonNode): readonly string[] {
  const errors = member(answer, 'errors');
  if (errors?.kind !== 'array') return [];
  return errors.items.flatMap((error) => {
    const message = member(error, 'message');
    return message?.kind === 'string' ? message.value : [];
  });
}

function withoutSchema(name: string, words: readonly string[]): Problem {
  if (words.length === 0) {
    const message = `${name}: The JSON is not an introspection result.`;
    return {message, places: [], advice: EXPECTED};
  }
  return {
    message: `${name}: The server did not answer the introspection query. It said: ${words.join(' ')}`,
    places: [],
    advice: REFUSED,
  };
}
