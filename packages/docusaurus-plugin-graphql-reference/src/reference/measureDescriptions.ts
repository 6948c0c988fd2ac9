import {
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isObjectType,
  isInterfaceType,
  isSpecifiedDirective,
  isSpecifiedScalarType,
} from 'graphql';

/** How much of a schema its authors have described. */
export interface DescriptionCoverage {
  readonly total: number;
  readonly described: number;
  /** Coordinates of what has no description, in the order of the schema. */
  readonly missing: readonly string[];
}

interface Element {
  readonly coordinate: string;
  readonly description: string | null | undefined;
}

interface Argument {
  readonly name: string;
  readonly description?: string | null | undefined;
}

function listArguments(owner: string, list: readonly Argument[]): readonly Element[] {
  return list.map(({name, description}) => ({
    coordinate: `${owner}(${name}:)`,
    description,
  }));
}

function listElements(schema: GraphQLSchema): readonly Element[] {
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
  );
  const ofTypes = types.flatMap((type): readonly Element[] => {
    const self = {coordinate: type.name, description: type.description};
    if (isEnumType(type)) {
      return [self, ...toMembers(type.name, type.getValues())];
    }
    if (isInputObjectType(type)) {
      return [self, ...toMembers(type.name, Object.values(type.getFields()))];
    }
    if (!isObjectType(type) && !isInterfaceType(type)) return [self];
    const fields = Object.values(type.getFields());
    return [
      self,
      ...toMembers(type.name, fields),
      ...fields.flatMap(({name, args}) => listArguments(`${type.name}.${name}`, args)),
    ];
  });
  const ofDirectives = schema
    .getDirectives()
    .filter((directive) => !isSpecifiedDirective(directive))
    .flatMap(({name, description, args}) => [
      {coordinate: `@${name}`, description},
      ...listArguments(`@${name}`, args),
    ]);
  return [...ofTypes, ...ofDirectives];
}

function toMembers(owner: string, members: readonly Argument[]): readonly Element[] {
  return members.map(({name, description}) => ({
    coordinate: `${owner}.${name}`,
    description,
  }));
}

/** Counts the elements of a schema, built-in ones left out, and those with a description. */
export function measureDescriptions(schema: GraphQLSchema): DescriptionCoverage {
  const elements = listElements(schema);
  const missing = elements.filter(({description}) => !description?.trim());
  return {
    total: elements.length,
    described: elements.length - missing.length,
    missing: missing.map(({coordinate}) => coordinate),
  };
}
