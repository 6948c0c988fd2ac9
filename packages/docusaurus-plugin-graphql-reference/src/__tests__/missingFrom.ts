import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import type {PageContext} from '../pages/context';
import {toPages} from '../pages/toPages';

function argumentsOf(owner: string, list: readonly GraphQLArgument[]): readonly string[] {
  return list.map(({name}) => `${owner}(${name}:)`);
}

function membersOf(type: GraphQLNamedType): readonly string[] {
  if (isEnumType(type)) return type.getValues().map(({name}) => `${type.name}.${name}`);
  if (isInputObjectType(type)) {
    return Object.keys(type.getFields()).map((name) => `${type.name}.${name}`);
  }
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  return Object.values(type.getFields()).flatMap(({name, args}) => {
    const coordinate = `${type.name}.${name}`;
    return [coordinate, ...argumentsOf(coordinate, args)];
  });
}

/** Every element of a schema, as graphql-js has it. */
export function elementsOf(schema: GraphQLSchema): readonly string[] {
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !isIntrospectionType(type),
  );
  return [
    ...types.flatMap((type) => [type.name, ...membersOf(type)]),
    ...schema
      .getDirectives()
      .flatMap(({name, args}) => [`@${name}`, ...argumentsOf(`@${name}`, args)]),
  ];
}

/** Those elements that no page shows at their address; not what these contain. */
export function missingFrom(
  schema: GraphQLSchema,
  context: PageContext,
): readonly string[] {
  const shown = new Set<string>();
  for (const {href, sections} of toPages(context)) {
    shown.add(href);
    for (const section of sections) {
      if (section.kind !== 'members') continue;
      for (const {id, arguments: list} of section.members) {
        for (const one of [{id}, ...list]) shown.add(`${href}#${one.id}`);
      }
    }
  }
  const missing = elementsOf(schema).filter(
    (coordinate) => !shown.has(context.permalinks.of(coordinate) ?? ''),
  );
  return missing.filter(
    (one) => !missing.includes(one.replace(/[.(].*$/, '')) || !/[.(]/.test(one),
  );
}
