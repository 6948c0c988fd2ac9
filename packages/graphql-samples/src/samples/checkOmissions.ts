import type {GraphQLNamedType, TypeDefinitionNode} from 'graphql';
import {toError, type Issue} from '../report/issue';
import {argumentsOf, membersOf} from './members';

const STRINGS = /"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"/g;
/** The number of names in a message. */
const MOST_NAMED = 5;

/** An excerpt that leaves out members or arguments needs a comment, such as `# …`. */
export function checkOmissions(
  node: TypeDefinitionNode,
  type: GraphQLNamedType,
): readonly Issue[] {
  const {start = 0, end = 0, source} = node.loc ?? {};
  if (source?.body.slice(start, end).replaceAll(STRINGS, '').includes('#')) return [];
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
  node: TypeDefinitionNode,
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
