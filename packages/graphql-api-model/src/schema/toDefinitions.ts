import {
  Kind,
  OperationTypeNode,
  introspectionTypes,
  type DefinitionNode,
  type DirectiveDefinitionNode,
  type EnumValueDefinitionNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  type NameNode,
  type NamedTypeNode,
  type ObjectTypeDefinitionNode,
  type SchemaDefinitionNode,
  type StringValueNode,
  type TypeDefinitionNode,
  type TypeNode,
} from 'graphql';
import {deprecated, oneOf, specifiedBy} from './appliedDirectives';
import type {JsonPart} from './JsonPart';
import {parseDefault} from './parseDefault';
import type {Problem} from './SchemaError';

/** Told of what is shown otherwise than GraphQL writes it. */
type Warn = (warning: Problem) => void;

const ROOTS = {
  [OperationTypeNode.QUERY]: 'queryType',
  [OperationTypeNode.MUTATION]: 'mutationType',
  [OperationTypeNode.SUBSCRIPTION]: 'subscriptionType',
};
/** What servers said before directives had `locations`. */
const EARLIER_LOCATIONS: Readonly<Record<string, readonly string[]>> = {
  onOperation: ['QUERY', 'MUTATION', 'SUBSCRIPTION'],
  onField: ['FIELD'],
  onFragment: ['FRAGMENT_DEFINITION', 'FRAGMENT_SPREAD', 'INLINE_FRAGMENT'],
};
const BUILT_IN = new Set(introspectionTypes.map(({name}) => name));

/** The definitions that the object `__schema` of an introspection result stands for. */
export function toDefinitions(schema: JsonPart, warn: Warn): readonly DefinitionNode[] {
  return [
    toSchemaDefinition(schema),
    ...schema
      .needParts('types')
      .filter((type) => !BUILT_IN.has(type.needText('name')))
      .map((type) => toType(type, warn)),
    ...(schema.parts('directives') ?? []).map((part) => toDirective(part, warn)),
  ];
}

function toSchemaDefinition(schema: JsonPart): SchemaDefinitionNode {
  return {
    kind: Kind.SCHEMA_DEFINITION,
    ...describedAs(schema),
    operationTypes: Object.values(OperationTypeNode).flatMap((operation) => {
      const root = schema.part(ROOTS[operation]);
      if (!root) return [];
      return {
        kind: Kind.OPERATION_TYPE_DEFINITION as const,
        operation,
        type: toNamedType(root),
      };
    }),
  };
}

function toType(type: JsonPart, warn: Warn): TypeDefinitionNode {
  const name = toName(type);
  const base = {name, ...describedAs(type)};
  const kind = type.needText('kind');
  switch (kind) {
    case 'SCALAR':
      return {kind: Kind.SCALAR_TYPE_DEFINITION, ...base, directives: specifiedBy(type)};
    case 'OBJECT':
      return {kind: Kind.OBJECT_TYPE_DEFINITION, ...base, ...toFields(type, warn)};
    case 'INTERFACE':
      return {kind: Kind.INTERFACE_TYPE_DEFINITION, ...base, ...toFields(type, warn)};
    case 'UNION': {
      const types = type.needParts('possibleTypes').map(toNamedType);
      return {kind: Kind.UNION_TYPE_DEFINITION, ...base, types};
    }
    case 'ENUM': {
      const values = type.needParts('enumValues').map(toEnumValue);
      return {kind: Kind.ENUM_TYPE_DEFINITION, ...base, values};
    }
    case 'INPUT_OBJECT':
      return {
        kind: Kind.INPUT_OBJECT_TYPE_DEFINITION,
        ...base,
        directives: oneOf(type),
        fields: type
          .needParts('inputFields')
          .map((field) => toInputValue(field, (own) => `${name.value}.${own}`, warn)),
      };
    default:
      return type.fail(`"${kind}" is not a kind of type.`);
  }
}

/** What an object type or an interface has; early servers list no interfaces of interfaces. */
function toFields(
  type: JsonPart,
  warn: Warn,
): Pick<ObjectTypeDefinitionNode, 'interfaces' | 'fields'> {
  const owner = type.needText('name');
  return {
    interfaces: (type.parts('interfaces') ?? []).map(toNamedType),
    fields: type.needParts('fields').map((field) => toField(field, owner, warn)),
  };
}

function toField(field: JsonPart, owner: string, warn: Warn): FieldDefinitionNode {
  const name = toName(field);
  const coordinate = `${owner}.${name.value}`;
  return {
    kind: Kind.FIELD_DEFINITION,
    name,
    ...describedAs(field),
    arguments: toArguments(field, coordinate, warn),
    type: toTypeNode(field.needPart('type')),
    directives: deprecated(field),
  };
}

function toArguments(
  owner: JsonPart,
  coordinate: string,
  warn: Warn,
): readonly InputValueDefinitionNode[] {
  return owner
    .needParts('args')
    .map((part) => toInputValue(part, (name) => `${coordinate}(${name}:)`, warn));
}

function toInputValue(
  part: JsonPart,
  toCoordinate: (name: string) => string,
  warn: Warn,
): InputValueDefinitionNode {
  const name = toName(part);
  const defaultValue = parseDefault(part, toCoordinate(name.value), warn);
  return {
    kind: Kind.INPUT_VALUE_DEFINITION,
    name,
    ...describedAs(part),
    type: toTypeNode(part.needPart('type')),
    ...(defaultValue && {defaultValue}),
    directives: deprecated(part),
  };
}

function toEnumValue(value: JsonPart): EnumValueDefinitionNode {
  return {
    kind: Kind.ENUM_VALUE_DEFINITION,
    name: toName(value),
    ...describedAs(value),
    directives: deprecated(value),
  };
}

function toDirective(directive: JsonPart, warn: Warn): DirectiveDefinitionNode {
  const name = toName(directive);
  const earlier = Object.entries(EARLIER_LOCATIONS).flatMap(([flag, locations]) =>
    directive.flag(flag) === true ? locations : [],
  );
  return {
    kind: Kind.DIRECTIVE_DEFINITION,
    name,
    ...describedAs(directive),
    arguments: toArguments(directive, `@${name.value}`, warn),
    repeatable: directive.flag('isRepeatable') ?? false,
    locations: (directive.texts('locations') ?? earlier).map((value) => ({
      kind: Kind.NAME,
      value,
    })),
  };
}

function toTypeNode(type: JsonPart): TypeNode {
  const kind = type.text('kind');
  if (kind !== 'LIST' && kind !== 'NON_NULL') return toNamedType(type);
  const inner = type.part('ofType');
  if (!inner) {
    return type.fail('The type is nested deeper than the introspection query asked.');
  }
  const node = toTypeNode(inner);
  if (kind === 'LIST') return {kind: Kind.LIST_TYPE, type: node, loc: node.loc!};
  if (node.kind === Kind.NON_NULL_TYPE) {
    return type.fail('A type cannot be NON_NULL twice.');
  }
  return {kind: Kind.NON_NULL_TYPE, type: node, loc: node.loc!};
}

function toNamedType(type: JsonPart): NamedTypeNode {
  const name = toName(type);
  return {kind: Kind.NAMED_TYPE, name, loc: name.loc!};
}

function toName(part: JsonPart): NameNode {
  const value = part.needText('name');
  if (!/^[_A-Za-z]\w*$/.test(value)) part.fail(`"${value}" is not a name in GraphQL.`);
  return {kind: Kind.NAME, value, loc: part.location('name')};
}

function describedAs(part: JsonPart): {readonly description?: StringValueNode} {
  const value = part.text('description');
  return value === undefined
    ? {}
    : {description: {kind: Kind.STRING, value, block: true}};
}
