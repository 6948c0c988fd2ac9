import {
  astFromValue,
  Kind,
  print,
  type ASTNode,
  type ConstDirectiveNode,
  type EnumValueDefinitionNode,
  type FieldDefinitionNode,
  type GraphQLArgument,
  type GraphQLInputField,
  type InputValueDefinitionNode,
  type StringValueNode,
  type ValueNode,
} from 'graphql';
import {toError, toWarning, type Issue} from '../report/issue';
import {argumentsOf, namesOf, type SchemaMember} from './members';
import {suggest} from './suggest';

/** A field, input field, argument or enum value as an excerpt shows it. */
export type MemberNode =
  | FieldDefinitionNode
  | InputValueDefinitionNode
  | EnumValueDefinitionNode;

/** The words of messages about a member. */
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

/** The default value in SDL; an introspection result has only the value. */
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
  if (mark && reason !== undefined) {
    const shown = mark.arguments?.find(({name}) => name.value === 'reason')?.value;
    return shown?.kind !== Kind.STRING || isSameText(shown.value, reason)
      ? []
      : [
          toError(
            `"${coordinate}" is deprecated in the schema with the reason "${reason}".`,
            startOf(shown),
          ),
        ];
  }
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

/** The end of a text that an excerpt shortens. */
const MORE = /\s*(?:…|\.\.\.)$/;

/** Compares the description that an excerpt shows with the schema's. */
export function compareDescription(
  shown: StringValueNode | undefined,
  expected: string | null | undefined,
  coordinate: string,
): readonly Issue[] {
  if (!shown || isSameText(shown.value, expected ?? '')) return [];
  const words = expected == null ? 'no description' : `the description "${expected}"`;
  return [toError(`"${coordinate}" has ${words} in the schema.`, shown.loc?.start ?? 0)];
}

/** Whether the texts are the same; a text that ends with `…` may be shorter. */
function isSameText(shown: string, expected: string): boolean {
  const [found, known] = [normalise(shown), normalise(expected)];
  return MORE.test(found) && !MORE.test(known)
    ? known.startsWith(found.replace(MORE, ''))
    : found === known;
}

function normalise(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/**
 * Each directive of an excerpt must be applied to the element of the schema with the same arguments.
 * A schema that was read from an introspection result has no directives to compare.
 */
export function compareDirectives(
  shown: readonly ConstDirectiveNode[] | undefined,
  applied: readonly ConstDirectiveNode[] | undefined,
  coordinate: string,
): readonly Issue[] {
  if (!applied) return [];
  return (shown ?? [])
    .filter(({name}) => name.value !== 'deprecated')
    .flatMap((directive) => {
      const name = directive.name.value;
      const own = applied.filter((known) => known.name.value === name);
      if (own.some((known) => hasArguments(known, directive))) return [];
      const [first] = own;
      const words = first
        ? `has ${print(first)} in the schema, not ${print(directive)}`
        : `has no directive "@${name}" in the schema`;
      const names = applied.map((known) => `@${known.name.value}`);
      return toError(
        `"${coordinate}" ${words}.${first ? '' : suggest(`@${name}`, names)}`,
        directive.loc?.start ?? 0,
      );
    });
}

/** Whether the directives have the same arguments; with a comment, the excerpt may leave some out. */
function hasArguments(known: ConstDirectiveNode, shown: ConstDirectiveNode): boolean {
  const own = known.arguments ?? [];
  const given = shown.arguments ?? [];
  return (
    (own.length === given.length || hasComment(shown)) &&
    given.every(({name, value}) => {
      const expected = own.find((argument) => argument.name.value === name.value)?.value;
      if (!expected) return false;
      return value.kind === Kind.STRING && expected.kind === Kind.STRING
        ? isSameText(value.value, expected.value)
        : print(value) === print(expected);
    })
  );
}

function hasComment({loc}: ConstDirectiveNode): boolean {
  const code = loc?.source.body.slice(loc.start, loc.end) ?? '';
  return code.replaceAll(/"(?:\\.|[^"\\])*"/g, '').includes('#');
}
