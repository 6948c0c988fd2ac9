import {
  isDirective,
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedDirective,
  isSpecifiedScalarType,
  type GraphQLArgument,
  type GraphQLDirective,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';

export type ElementKind =
  | 'type'
  | 'field'
  | 'argument'
  | 'value'
  | 'inputField'
  | 'directive';

/** One described thing of a schema, named by its coordinate, such as `Query.feed(first:)`. */
export interface Element {
  readonly kind: ElementKind;
  readonly coordinate: string;
  readonly name: string;
  readonly description: string;
  readonly deprecationReason: string | undefined;
}

interface Described {
  readonly name: string;
  readonly description?: string | null | undefined;
  readonly deprecationReason?: string | null | undefined;
}

function toElement(kind: ElementKind, coordinate: string, source: Described): Element {
  return {
    kind,
    coordinate,
    name: source.name,
    description: source.description ?? '',
    deprecationReason: source.deprecationReason ?? undefined,
  };
}

function describeArguments(owner: string, args: readonly GraphQLArgument[]): Element[] {
  return args.map((arg) => toElement('argument', `${owner}(${arg.name}:)`, arg));
}

function describeMembers(type: GraphQLNamedType): Element[] {
  if (isObjectType(type)) {
    return Object.values(type.getFields()).flatMap((field) => {
      const coordinate = `${type.name}.${field.name}`;
      return [
        toElement('field', coordinate, field),
        ...describeArguments(coordinate, field.args),
      ];
    });
  }
  if (isInputObjectType(type)) {
    return Object.values(type.getFields()).map((field) =>
      toElement('inputField', `${type.name}.${field.name}`, field),
    );
  }
  if (isEnumType(type)) {
    return type
      .getValues()
      .map((value) => toElement('value', `${type.name}.${value.name}`, value));
  }
  return [];
}

/** Every type and directive that the files define themselves. */
function listOwnDefinitions(
  schema: GraphQLSchema,
): (GraphQLNamedType | GraphQLDirective)[] {
  return [
    ...Object.values(schema.getTypeMap()).filter(
      (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
    ),
    ...schema.getDirectives().filter((directive) => !isSpecifiedDirective(directive)),
  ];
}

/** Every type, field, argument, enum value, input field and directive of the schema. */
export function listElements(schema: GraphQLSchema): Element[] {
  return listOwnDefinitions(schema).flatMap((definition) =>
    isDirective(definition)
      ? [
          toElement('directive', `@${definition.name}`, definition),
          ...describeArguments(`@${definition.name}`, definition.args),
        ]
      : [toElement('type', definition.name, definition), ...describeMembers(definition)],
  );
}
