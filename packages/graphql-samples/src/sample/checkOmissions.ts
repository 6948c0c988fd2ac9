import type {GraphQLNamedType, TypeDefinitionNode, TypeExtensionNode} from 'graphql';
import {argumentsOf, membersOf} from './members';
import {toError, type Issue} from './types';

const STRINGS = /"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"/g;
/** Messages do not list more names than these. */
const MOST_NAMED = 5;

/** An excerpt that leaves members or arguments out says so by a comment, such as `# …`. */
export function checkOmissions(
  node: TypeDefinitionNode | TypeExtensionNode,
  type: GraphQLNamedType,
  code: string,
): readonly Issue[] {
  const {start = 0, end = 0} = node.loc ?? {};
  if (node.kind.endsWith('Extension')) return [];
  if (code.slice(start, end).replaceAll(STRINGS, '').includes('#')) return [];
  const missing = findMissing(node, type);
  if (missing.length === 0) return [];
  const named = missing.slice(0, MOST_NAMED).join(', ');
  const more = missing.length > MOST_NAMED ? ', …' : '';
  return [
    toError(
      `The excerpt of "${type.name}" leaves out ${named}${more}. Mark the place by a comment: # …`,
      node.name.loc?.start ?? 0,
    ),
  ];
}

function findMissing(
  node: TypeDefinitionNode | TypeExtensionNode,
  type: GraphQLNamedType,
): readonly string[] {
  const nodes = [
    ...('fields' in node ? (node.fields ?? []) : []),
    ...('values' in node ? (node.values ?? []) : []),
  ];
  return membersOf(type).flatMap((member) => {
    const shown = nodes.find(({name}) => name.value === member.name);
    if (!shown) return [member.name];
    const given = 'arguments' in shown ? (shown.arguments ?? []) : [];
    return argumentsOf(member)
      .filter(({name}) => given.every((argument) => argument.name.value !== name))
      .map(({name}) => `${member.name}(${name}:)`);
  });
}
