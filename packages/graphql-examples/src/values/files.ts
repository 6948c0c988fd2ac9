import {
  type GraphQLArgument,
  type GraphQLInputType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isScalarType,
} from 'graphql';
import {isUpload} from './world';

type Path = readonly (number | string)[];

/** The paths of the files among variables, as `map` of a multipart request names them. */
export function findFiles(
  args: readonly Pick<GraphQLArgument, 'name' | 'type'>[],
  variables: Readonly<Record<string, unknown>>,
): readonly string[] {
  return args
    .filter(({name}) => Object.hasOwn(variables, name))
    .flatMap(({name, type}) => [...filesIn(type, variables[name], [name])])
    .map((path) => ['variables', ...path].join('.'));
}

function* filesIn(type: GraphQLInputType, value: unknown, path: Path): Generator<Path> {
  if (isNonNullType(type)) {
    yield* filesIn(type.ofType, value, path);
  } else if (isScalarType(type)) {
    if (isUpload(type) && value === null) yield path;
  } else if (isListType(type)) {
    for (const [index, item] of toArray(value).entries()) {
      yield* filesIn(type.ofType, item, [...path, index]);
    }
  } else if (isInputObjectType(type) && typeof value === 'object' && value !== null) {
    const fields = type.getFields();
    for (const [name, member] of Object.entries(value)) {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      if (field) yield* filesIn(field.type, member, [...path, name]);
    }
  }
}

function toArray(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The variables with something in the place of each file, as a server gets them. */
export function withFiles(
  variables: Readonly<Record<string, unknown>>,
  files: readonly string[],
): Record<string, unknown> {
  return replaceFiles(variables, files, {file: 'garden.jpg'});
}

/** A copy of variables that are JSON, with a value in the place of each file that they have. */
export function replaceFiles(
  variables: Readonly<Record<string, unknown>>,
  files: readonly string[],
  value: unknown,
): Record<string, unknown> {
  const copy = structuredClone(variables) as Record<string, unknown>;
  for (const file of files) {
    const path = file.split('.').slice(1);
    const last = path.pop()!;
    const holder = path.reduce<unknown>(
      (outer, key) => (isHolder(outer) ? outer[key] : undefined),
      copy,
    );
    if (isHolder(holder) && Object.hasOwn(holder, last)) holder[last] = value;
  }
  return copy;
}

function isHolder(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
