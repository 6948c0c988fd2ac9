import type {ASTNode, GraphQLError, Location} from 'graphql';
import {adviseOn} from './adviseOn';
import type {Place, Problem} from './SchemaError';

/** Where a node stands; for a definition the place of its name, not of its description. */
export function placeOf(node: ASTNode): Place | undefined {
  const name = 'name' in node ? node.name : undefined;
  const location = name?.loc ?? node.loc;
  return location && placeOfLocation(location);
}

/** What graphql-js finds wrong, with its place and how to mend it. */
export function toProblem(error: GraphQLError): Problem {
  const nodes = (error.nodes ?? []).slice(0, 3);
  const places = nodes.flatMap((node) => placeOf(node) ?? []);
  const advice = adviseOn(error.message);
  return {message: error.message, places, ...(advice !== undefined && {advice})};
}

export function placeOfLocation({source, startToken}: Location): Place {
  const {line, column} = startToken;
  return {file: source.name, line, column, text: source.body};
}
