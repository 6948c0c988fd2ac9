import {
  type GraphQLArgument,
  type GraphQLInputType,
  getNullableType,
  isInputObjectType,
  isListType,
  isScalarType,
} from 'graphql';
import {isUpload} from './world';

/** The paths of the files among variables, as `map` of a multipart request names them. */
export function findFiles(
  args: readonly Pick<GraphQLArgument, 'name' | 'type'>[],
  variables: Readonly<Record<string, unknown>>,
): readonly string[] {
  return args
    .filter(({name}) => Object.hasOwn(variables, name))
    .flatMap(({name, type}) => findIn(type, variables[name], `variables.${name}`));
}

function findIn(type: GraphQLInputType, value: unknown, path: string): readonly string[] {
  const nullable = getNullableType(type);
  if (isScalarType(nullable)) return isUpload(nullable) && value === null ? [path] : [];
  if (isListType(nullable)) {
    const items: readonly unknown[] = Array.isArray(value) ? value : [];
    return items.flatMap((item, index) =>
      findIn(nullable.ofType, item, `${path}.${index}`),
    );
  }
  if (!isInputObjectType(nullable) || !isHolder(value)) return [];
  const fields = nullable.getFields();
  return Object.entries(value).flatMap(([name, member]) => {
    const field = fields[name];
    return field ? findIn(field.type, member, `${path}.${name}`) : [];
  });
}

/** A copy of variables that are JSON, with a value instead of each file that they have. */
export function replaceFiles(
  variables: Readonly<Record<string, unknown>>,
  files: readonly string[],
  value: unknown,
): Record<string, unknown> {
  // In a prototype, graphql-js would find a value for an input field called `constructor`.
  const copy = JSON.parse(JSON.stringify(variables), (_, inner: unknown) =>
    isHolder(inner) && !Array.isArray(inner)
      ? (Object.setPrototypeOf(inner, null) as unknown)
      : inner,
  ) as Record<string, unknown>;
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
