import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {GraphQLSchema} from 'graphql';
import {nearestName} from 'graphql-api-model';
import {ExampleError} from '../ExampleError';
import {coordinatesOfOperations} from '../findOperation';
import type {ExampleOverride} from '../types';

const DOCUMENT = '.graphql';
const VARIABLES = '.variables.json';
const RESPONSE = '.response.json';
const ENDS = [VARIABLES, RESPONSE, DOCUMENT] as const;

/**
 * Reads an owner's examples from a folder: `Query.space.graphql`, and where the owner wants to
 * say more `Query.space.variables.json` and `Query.space.response.json`. Other files are left
 * alone. Throws ExampleError for a file of no operation, and for one that is no JSON.
 *
 * @param folder - As errors name it.
 */
export function readOverrides(
  folder: string,
  schema: GraphQLSchema,
): Readonly<Record<string, ExampleOverride>> {
  const files = readdirSync(folder).toSorted();
  const coordinates = coordinatesOfOperations(schema);
  const named = files.flatMap((file) => {
    const end = ENDS.find((each) => file.endsWith(each));
    return end === undefined ? [] : [{file, end, coordinate: file.slice(0, -end.length)}];
  });
  for (const {coordinate, end, file} of named) {
    const place = path.join(folder, file);
    if (!coordinates.includes(coordinate)) {
      throw new ExampleError(describeUnknown(place, coordinate, end, coordinates));
    }
    if (end !== DOCUMENT && !files.includes(`${coordinate}${DOCUMENT}`)) {
      throw new ExampleError(
        `${place} belongs to a document that is missing. Write it: ${coordinate}${DOCUMENT}`,
      );
    }
  }
  return Object.fromEntries(
    named
      .filter(({end}) => end === DOCUMENT)
      .map(({coordinate}) => [coordinate, readOverride(folder, coordinate, files)]),
  );
}

function readOverride(
  folder: string,
  coordinate: string,
  files: readonly string[],
): ExampleOverride {
  const file = path.join(folder, `${coordinate}${DOCUMENT}`);
  const json = (end: string): object | undefined =>
    files.includes(`${coordinate}${end}`)
      ? readObject(path.join(folder, `${coordinate}${end}`))
      : undefined;
  const variables = json(VARIABLES);
  const response = json(RESPONSE);
  return {
    document: readFileSync(file, 'utf8'),
    file,
    ...(variables && {variables: variables as Record<string, unknown>}),
    ...(response && {response: response as NonNullable<ExampleOverride['response']>}),
  };
}

function readObject(file: string): object {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new ExampleError(`${file} is no JSON: ${(error as Error).message}`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new ExampleError(`${file} must hold a JSON object.`);
  }
  return value;
}

function describeUnknown(
  place: string,
  coordinate: string,
  end: string,
  coordinates: readonly string[],
): string {
  const near = nearestName(coordinate, coordinates);
  const advice =
    near === undefined
      ? `Files are named after operations, such as ${coordinates[0] ?? 'Query.name'}${end}.`
      : `Did you mean ${near}${end}?`;
  return `${place} belongs to no operation of the schema. ${advice}`;
}
