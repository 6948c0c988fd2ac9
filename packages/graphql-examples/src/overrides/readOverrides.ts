import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {GraphQLSchema} from 'graphql';
import {nearestName} from 'graphql-api-model';
import {toCoordinate} from '../document/toDocument';
import {ExampleError} from '../ExampleError';
import {listOperations} from '../findOperation';
import type {Example, ExampleOverride} from '../types';

const DOCUMENT = '.graphql';
const VARIABLES = '.variables.json';
const RESPONSE = '.response.json';

/**
 * Reads an owner's examples from a folder: `Query.space.graphql`, and optionally
 * `Query.space.variables.json` and `Query.space.response.json`. Other files are ignored. Throws
 * ExampleError for a file whose operation or document does not exist, and for invalid JSON.
 *
 * @param folder - As errors name it.
 */
export function readOverrides(
  folder: string,
  schema: GraphQLSchema,
): Readonly<Record<string, ExampleOverride>> {
  if (!existsSync(folder)) {
    throw new ExampleError(
      `There is no folder "${folder}", which the option "requests" names as "examples". Make it, or remove "examples".`,
    );
  }
  const known = listOperations(schema).map(toCoordinate);
  const names = readdirSync(folder).toSorted();
  const entries = names.flatMap((name): readonly [string, ExampleOverride][] => {
    const end = [VARIABLES, RESPONSE, DOCUMENT].find((each) => name.endsWith(each));
    if (end === undefined) return [];
    const coordinate = name.slice(0, -end.length);
    const file = path.join(folder, name);
    if (!known.includes(coordinate)) {
      const near = nearestName(coordinate, known) ?? known[0] ?? 'Query.name';
      const hint = `Did you mean ${near}${end}?`;
      throw new ExampleError(`${file} belongs to no operation of the schema. ${hint}`);
    }
    if (!names.includes(`${coordinate}${DOCUMENT}`)) {
      throw new ExampleError(
        `${file} belongs to a document that is missing. Write it: ${coordinate}${DOCUMENT}`,
      );
    }
    if (end !== DOCUMENT) return [];
    const [variables, response] = [VARIABLES, RESPONSE]
      .map((own) => `${coordinate}${own}`)
      .map((own) =>
        names.includes(own) ? readObject(path.join(folder, own)) : undefined,
      );
    const override = {
      document: readFileSync(file, 'utf8'),
      file,
      ...(variables && {variables}),
      ...(response && {response: response as unknown as Example['response']}),
    };
    return [[coordinate, override]];
  });
  return Object.fromEntries(entries);
}

function readObject(file: string): Record<string, never> {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new ExampleError(`${file} is not JSON: ${(error as Error).message}`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new ExampleError(`${file} must contain a JSON object.`);
  }
  return value as Record<string, never>;
}
