import {
  isEnumType,
  type GraphQLArgument,
  type GraphQLDirective,
  type GraphQLEnumValue,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import {memoize} from 'graphql-api-model';
import {suggest} from './suggest';

type Member = GraphQLField<unknown, unknown> | GraphQLInputField | GraphQLEnumValue;

/** A type, a member of a type, a directive or an argument. */
export type SchemaElement =
  | GraphQLNamedType
  | Member
  | GraphQLDirective
  | GraphQLArgument;

/** Every element of a schema by its coordinate. */
export const elementsOf = memoize(
  (schema: GraphQLSchema): ReadonlyMap<string, SchemaElement> =>
    new Map([
      ...schema
        .getDirectives()
        .flatMap((directive) => withArguments(`@${directive.name}`, directive)),
      ...Object.values(schema.getTypeMap()).flatMap((type) => [
        [type.name, type] as const,
        ...membersOf(type).flatMap((member) =>
          withArguments(`${type.name}.${member.name}`, member),
        ),
      ]),
    ]),
  new WeakMap(),
);

function withArguments(
  coordinate: string,
  element: Member | GraphQLDirective,
): readonly (readonly [string, SchemaElement])[] {
  const args = 'args' in element ? element.args : [];
  return [
    [coordinate, element],
    ...args.map((argument) => [`${coordinate}(${argument.name}:)`, argument] as const),
  ];
}

/** The fields, input fields or values of a type; unions and scalars have none. */
function membersOf(type: GraphQLNamedType): readonly Member[] {
  if (isEnumType(type)) return type.getValues();
  return 'getFields' in type ? Object.values<Member>(type.getFields()) : [];
}

/** The element that a member or an argument belongs to: `Space` of `Space.members`. */
export function ownerOf(coordinate: string): string | undefined {
  return /^(.+)[.(]/.exec(coordinate)?.[1];
}

/** The message for a coordinate that the schema does not have, with the nearest name. */
export function describeUnknown(coordinate: string, schema: GraphQLSchema): string {
  const elements = elementsOf(schema);
  const owner = ownerOf(coordinate);
  const siblings = [...elements].filter(([known]) => ownerOf(known) === owner);
  if (owner === undefined) {
    const kind = coordinate.startsWith('@') ? 'directive' : 'type';
    const known = siblings.map(([sibling]) => sibling);
    return `Unknown ${kind} "${coordinate}".${suggest(coordinate, known)}`;
  }
  const [, name = ''] = /(\w+)(?::\))?$/.exec(coordinate) ?? [];
  const names = siblings.map(([, element]) => element.name);
  const member = isEnumType(elements.get(owner)) ? 'value' : 'field';
  const words = coordinate.endsWith(')')
    ? `"${owner}" has no argument`
    : `The type "${owner}" has no ${member}`;
  return `${words} "${name}".${suggest(name, names)}`;
}

export function namesOf(elements: readonly {readonly name: string}[]): readonly string[] {
  return elements.map(({name}) => name);
}
