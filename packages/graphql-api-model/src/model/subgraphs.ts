import {type GraphQLSchema, isEnumType, Kind} from 'graphql';
import type {ApiModel, AppliedDirective, ElementBase, TypeElement} from './apiModel';

/**
 * The model of a supergraph with the subgraphs of each type and of its members, as `@join__…`
 * tells them; a member of which it tells nothing is in all subgraphs of its type.
 */
export function withSubgraphs(model: ApiModel, schema: GraphQLSchema): ApiModel {
  const names = readGraphNames(schema);
  if (names.size === 0) return model;
  return {...model, types: model.types.map((type) => tellType(type, names))};
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

function readArgument(directive: AppliedDirective, name: string): string | undefined {
  return directive.arguments.find((one) => one.name === name)?.value;
}

/** The subgraphs that the directive of an element names; undefined where it names none. */
function readGraphs(
  {directives}: ElementBase,
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

function tellType(type: TypeElement, names: GraphNames): TypeElement {
  const own = readGraphs(type, 'join__type', names);
  // Federation 1 names the owner, and only those fields that others provide.
  const ofMembers = readGraphs(type, 'join__owner', names) ?? own;
  const tell = <Each extends ElementBase>(element: Each, graphs = ofMembers): Each =>
    graphs ? {...element, subgraphs: graphs} : element;
  const tellAll = <Each extends ElementBase>(
    members: readonly Each[],
    directive: string,
  ): readonly Each[] =>
    members.map((member) => tell(member, readGraphs(member, directive, names)));
  const told = tell(type, own);
  switch (told.kind) {
    case 'object':
    case 'interface':
      return {...told, fields: tellAll(told.fields, 'join__field')};
    case 'input':
      return {...told, fields: tellAll(told.fields, 'join__field')};
    case 'enum':
      return {...told, values: tellAll(told.values, 'join__enumValue')};
    default:
      return told;
  }
}
