import {readdirSync, readFileSync} from 'node:fs';
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
  const files = readdirSync(folder).toSorted();
  const coordinates = listOperations(schema).map(toCoordinate);
  const overrides: [string, ExampleOverride][] = [];
  for (const file of files) {
    const end = [VARIABLES, RESPONSE, DOCUMENT].find((each) => file.endsWith(each));
    if (end === undefined) continue;
    const coordinate = file.slice(0, -end.length);
    const place = path.join(folder, file);
    if (!coordinates.includes(coordinate)) {
      const hint = toHint(coordinate, end, coordinates);
      throw new ExampleError(`${place} belongs to no operation of the schema. ${hint}`);
    }
    if (!files.includes(`${coordinate}${DOCUMENT}`)) {
      throw new ExampleError(
        `${place} belongs to a document that is missing. Write it: ${coordinate}${DOCUMENT}`,
      );
    }
    if (end !== DOCUMENT) continue;
    const read = (other: string): Record<string, never> | undefined =>
      files.includes(`${coordinate}${other}`)
        ? readObject(path.join(folder, `${coordinate}${other}`))
        : undefined;
    const [variables, response] = [read(VARIABLES), read(RESPONSE)];
    const parts = {
      ...(variables && {variables}),
      ...(response && {response: response as unknown as Example['response']}),
    };
    const document = readFileSync(place, 'utf8');
    overrides.push([coordinate, {document, file: place, ...parts}]);
  }
  return Object.fromEntries(overrides);
}

function readObject(file: string): Record<string, never> {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new ExampleError(`${file} is no JSON: ${(error as Error).message}`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new ExampleError(`${file} must hold a JSON object.`);
  }
  return value as Record<string, never>;
}

function toHint(coordinate: string, end: string, known: readonly string[]): string {
  const near = nearestName(coordinate, known);
  return near === undefined
    ? `Files are named after operations, such as ${known[0] ?? 'Query.name'}${end}.`
    : `Did you mean ${near}${end}?`;
}
