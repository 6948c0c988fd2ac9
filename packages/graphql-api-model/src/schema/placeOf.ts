import type {ASTNode} from 'graphql';
import type {Place} from './SchemaError';

/** What follows the name of an introspection result where a place is one in its SDL. */
export const AS_SDL = ' as SDL';

/** Where a node is; for a definition the place of its name, not of its description. */
export function placeOf(node: ASTNode): Place | undefined {
  const name = 'name' in node ? node.name : undefined;
  const location = name?.loc ?? node.loc;
  if (!location) return undefined;
  const {source, startToken} = location;
  const {line, column} = startToken;
  return {file: source.name, line, column, text: source.body};
}

/** The places of the nodes that have one. */
export function placesOf(nodes: readonly ASTNode[]): readonly Place[] {
  return nodes.flatMap((node) => placeOf(node) ?? []);
}
