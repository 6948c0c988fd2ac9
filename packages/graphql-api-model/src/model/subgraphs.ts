import {type GraphQLSchema, isEnumType, Kind} from 'graphql';
import type {ApiModel, AppliedDirective, Element} from './apiModel';
import {mapElements} from './mapElements';

/**
 * The model of a supergraph with the subgraphs of each type and of its members, as `@join__…`
 * names them; a member that names none is in all subgraphs of its type.
 */
export function withSubgraphs(model: ApiModel, schema: GraphQLSchema): ApiModel {
  const names = readGraphNames(schema);
  if (names.size === 0) return model;
  const elements = mapElements(model, (element, parents) => {
    const graphs = findGraphs(element, parents, names);
    return graphs ? {...element, subgraphs: graphs} : element;
  });
  return {...model, ...elements};
}

type GraphNames = ReadonlyMap<string, string>;

/** The names of subgraphs by the values of `join__Graph` that stand for them. */
function readGraphNames(schema: GraphQLSchema): GraphNames {
  const type = schema.getType('join__Graph');
  if (!isEnumType(type)) return new Map();
  return new Map(
    type.getValues().map(({name, astNode}) => {
      const graph = astNode?.directives?.find(
        (node) => node.name.value === 'join__graph',
      );
      const given = graph?.arguments?.find((one) => one.name.value === 'name')?.value;
      return [name, given?.kind === Kind.STRING ? given.value : name];
    }),
  );
}

function findGraphs(
  element: Element,
  [type, ...others]: readonly Element[],
  names: GraphNames,
): readonly string[] | undefined {
  if (!type) return readGraphs(element, 'join__type', names);
  if (others.length > 0 || type.kind === 'directive') return undefined;
  const directive = element.kind === 'enum value' ? 'join__enumValue' : 'join__field';
  return (
    readGraphs(element, directive, names) ??
    // Federation 1 names the owner, and only those fields that others provide.
    readGraphs(type, 'join__owner', names) ??
    readGraphs(type, 'join__type', names)
  );
}

/** The subgraphs that the directive of an element names; undefined where it names none. */
function readGraphs(
  {directives}: Element,
  directive: string,
  names: GraphNames,
): readonly string[] | undefined {
  const graphs = directives.flatMap((one) => {
    const graph = one.name === directive ? readArgument(one, 'graph') : undefined;
    // There another subgraph provides it.
    const isForeign =
      readArgument(one, 'external') === 'true' ||
      readArgument(one, 'usedOverridden') === 'true';
    return graph === undefined || isForeign ? [] : [names.get(graph) ?? graph];
  });
  return graphs.length === 0 ? undefined : [...new Set(graphs)];
}

function readArgument(directive: AppliedDirective, name: string): string | undefined {
  return directive.arguments.find((one) => one.name === name)?.value;
}
