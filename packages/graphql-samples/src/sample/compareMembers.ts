import {
  astFromValue,
  print,
  type ASTNode,
  type EnumValueDefinitionNode,
  type FieldDefinitionNode,
  type GraphQLArgument,
  type GraphQLInputField,
  type InputValueDefinitionNode,
  type ValueNode,
} from 'graphql';
import {argumentsOf, namesOf, type SchemaMember} from './members';
import {suggest} from './suggest';
import {compareDescription, compareDirectives, compareReason} from './compareTexts';
import {toError, toWarning, type Issue} from './types';

/** A field, input field, argument or enum value as an excerpt shows it. */
export type MemberNode =
  | FieldDefinitionNode
  | InputValueDefinitionNode
  | EnumValueDefinitionNode;

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
  const names = namesOf(members);
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
      ...compareDescription(node.description, member.description, coordinate),
      ...compareDirectives(node.directives, member.astNode?.directives, coordinate),
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
  const shown = 'defaultValue' in node ? node.defaultValue : undefined;
  if (!shown || !('defaultValue' in member)) {
    return [];
  }
  const found = print(shown);
  const value = defaultOf(member);
  const expected = value ? `the default value ${print(value)}` : 'no default value';
  return value && print(value) === found
    ? []
    : [
        toError(
          `"${coordinate}" has ${expected} in the schema, not ${found}.`,
          startOf(shown),
        ),
      ];
}

/** As the SDL has it; an introspection result has the value alone. */
function defaultOf({
  astNode,
  defaultValue,
  type,
}: GraphQLArgument | GraphQLInputField): ValueNode | null | undefined {
  return astNode ? astNode.defaultValue : astFromValue(defaultValue, type);
}

function compareDeprecation(
  node: MemberNode,
  {deprecationReason}: SchemaMember,
  coordinate: string,
): readonly Issue[] {
  const mark = node.directives?.find(({name}) => name.value === 'deprecated');
  const reason = deprecationReason ?? undefined;
  if (mark && reason === undefined) {
    return [toError(`"${coordinate}" is not deprecated in the schema.`, startOf(mark))];
  }
  if (mark && reason !== undefined) return compareReason(mark, reason, coordinate);
  return reason !== undefined
    ? [toWarning(`"${coordinate}" is deprecated. ${reason}`, startOf(node.name))]
    : [];
}

function compareArguments(
  node: MemberNode,
  member: SchemaMember,
  coordinate: string,
): readonly Issue[] {
  return 'arguments' in node
    ? compareMembers(node.arguments, argumentsOf(member), {
        missing: (name) => `"${coordinate}" has no argument "${name}".`,
        coordinate: (name) => `${coordinate}(${name}:)`,
      })
    : [];
}
