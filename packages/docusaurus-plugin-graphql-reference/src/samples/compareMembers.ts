import {
  astFromValue,
  print,
  type ASTNode,
  type EnumValueDefinitionNode,
  type FieldDefinitionNode,
  type GraphQLArgument,
  type GraphQLEnumValue,
  type GraphQLField,
  type GraphQLInputField,
  type InputValueDefinitionNode,
} from 'graphql';
import {suggest} from './suggest';
import {toError, toWarning, type Issue} from './types';

/** A field, input field, argument or enum value as an excerpt shows it. */
export type MemberNode =
  | FieldDefinitionNode
  | InputValueDefinitionNode
  | EnumValueDefinitionNode;

/** The same as the schema has it. */
export type SchemaMember =
  | GraphQLField<unknown, unknown>
  | GraphQLInputField
  | GraphQLArgument
  | GraphQLEnumValue;

/** How messages speak of a member by its name. */
interface Words {
  readonly missing: (name: string) => string;
  readonly coordinate: (name: string) => string;
}

/** Each node must be a member of the same name, type, arguments and default value. */
export function compareMembers(
  nodes: readonly MemberNode[] | undefined,
  members: readonly SchemaMember[],
  words: Words,
): readonly Issue[] {
  const names = members.map(({name}) => name);
  return (nodes ?? []).flatMap((node) => {
    const name = node.name.value;
    const member = members.find((known) => known.name === name);
    if (!member) {
      return toError(words.missing(name) + suggest(name, names), startOf(node.name));
    }
    const coordinate = words.coordinate(name);
    return [
      ...compareType(node, member, coordinate),
      ...compareDefault(node, member, coordinate),
      ...compareDeprecation(node, member, coordinate),
      ...compareArguments(node, member, coordinate),
    ];
  });
}

export function startOf(node: ASTNode): number {
  return node.loc?.start ?? 0;
}

function compareType(
  node: MemberNode,
  member: SchemaMember,
  coordinate: string,
): readonly Issue[] {
  if (!('type' in node) || !('type' in member)) {
    return [];
  }
  const [found, expected] = [print(node.type), String(member.type)];
  return found === expected
    ? []
    : [
        toError(
          `"${coordinate}" has the type ${expected} in the schema, not ${found}.`,
          startOf(node.type),
        ),
      ];
}

function compareDefault(
  node: MemberNode,
  member: SchemaMember,
  coordinate: string,
): readonly Issue[] {
  if (!('defaultValue' in node) || !node.defaultValue || !('defaultValue' in member)) {
    return [];
  }
  const found = print(node.defaultValue);
  const value = astFromValue(member.defaultValue, member.type);
  const expected = value ? `the default value ${print(value)}` : 'no default value';
  return value && print(value) === found
    ? []
    : [
        toError(
          `"${coordinate}" has ${expected} in the schema, not ${found}.`,
          startOf(node.defaultValue),
        ),
      ];
}

function compareDeprecation(
  node: MemberNode,
  {deprecationReason}: SchemaMember,
  coordinate: string,
): readonly Issue[] {
  const mark = node.directives?.find(({name}) => name.value === 'deprecated');
  if (mark && deprecationReason == null) {
    return [toError(`"${coordinate}" is not deprecated in the schema.`, startOf(mark))];
  }
  return !mark && deprecationReason != null
    ? [
        toWarning(
          `"${coordinate}" is deprecated. ${deprecationReason}`,
          startOf(node.name),
        ),
      ]
    : [];
}

function compareArguments(
  node: MemberNode,
  member: SchemaMember,
  coordinate: string,
): readonly Issue[] {
  return 'arguments' in node && 'args' in member
    ? compareMembers(node.arguments, member.args, {
        missing: (name) => `"${coordinate}" has no argument "${name}".`,
        coordinate: (name) => `${coordinate}(${name}:)`,
      })
    : [];
}
