import type {ApiModel, Element} from './apiModel';
import {readArgument} from './appliedDirectives';
import {mapElements} from './mapElements';

/**
 * The model of a supergraph with the subgraphs of each type and of its members, as `@join__…`
 * names them; a member that names none is in all subgraphs of its type.
 */
export function withSubgraphs(model: ApiModel): ApiModel {
  const names = readGraphNames(model);
  if (names.size === 0) return model;
  const elements = mapElements(model, (element, parents) => {
    const graphs = findGraphs(element, parents, names);
    return graphs ? {...element, subgraphs: graphs} : element;
  });
  return {...model, ...elements};
}

type GraphNames = ReadonlyMap<string, string>;

/** The names of subgraphs by the values of `join__Graph` that stand for them. */
function readGraphNames({types}: ApiModel): GraphNames {
  const type = types.find(({name}) => name === 'join__Graph');
  if (type?.kind !== 'enum') return new Map();
  return new Map(
    type.values.map(({name, directives}) => {
      const graph = directives.find((one) => one.name === 'join__graph');
      const given = graph && readArgument(graph, {name: 'name'});
      return [name, typeof given === 'string' ? given : name];
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
    if (one.name !== directive) return [];
    const read = (name: string): unknown => readArgument(one, {name});
    const graph = read('graph');
    // There another subgraph provides it.
    const isForeign = read('external') === true || read('usedOverridden') === true;
    return typeof graph !== 'string' || isForeign ? [] : [names.get(graph) ?? graph];
  });
  return graphs.length === 0 ? undefined : [...new Set(graphs)];
}
