import {
  Kind,
  isTypeDefinitionNode,
  type DefinitionNode,
  type DocumentNode,
  type NamedTypeNode,
  type ScalarTypeDefinitionNode,
  type TypeDefinitionNode,
} from 'graphql';
import type {MergedDefinitions} from './mergeDefinitions';
import {placesOf} from './placeOf';
import type {Problem} from './SchemaError';

/**
 * The document with a scalar for each type without members, as servers return one whose members a
 * client may not see; root types without operations are left out, but for that of queries.
 */
export function withoutEmptyTypes(
  document: DocumentNode,
): Pick<MergedDefinitions, 'document' | 'notes'> {
  const {definitions} = document;
  const roots = findRoots(definitions);
  const empty = definitions.filter(
    (node): node is TypeDefinitionNode =>
      isTypeDefinitionNode(node) &&
      isEmpty(node) &&
      roots.get(node.name.value) !== 'query',
  );
  if (empty.length === 0) return {document, notes: []};
  const names = new Set(empty.map(({name}) => name.value));
  const keep = (list: readonly NamedTypeNode[] = []): readonly NamedTypeNode[] =>
    list.filter(({name}) => !names.has(name.value));
  const mended = definitions.flatMap((node): readonly DefinitionNode[] => {
    if (!isTypeDefinitionNode(node) || !names.has(node.name.value)) {
      return [
        {
          ...node,
          ...('interfaces' in node && {interfaces: keep(node.interfaces)}),
          ...('types' in node && {types: keep(node.types)}),
          ...('operationTypes' in node && {
            operationTypes: node.operationTypes.filter(
              ({type}) => !names.has(type.name.value),
            ),
          }),
        } as DefinitionNode,
      ];
    }
    if (roots.has(node.name.value)) return [];
    return [{...node, kind: Kind.SCALAR_TYPE_DEFINITION} as ScalarTypeDefinitionNode];
  });
  const notes = empty.map(({name}): Problem => {
    const advice = roots.has(name.value) ? 'It is left out.' : 'It is shown as a scalar.';
    return {message: `"${name.value}" has no members.`, places: placesOf([name]), advice};
  });
  // A union may have lost its last member.
  const rest = withoutEmptyTypes({...document, definitions: mended});
  return {document: rest.document, notes: [...notes, ...rest.notes]};
}

function isEmpty(node: TypeDefinitionNode): boolean {
  if (node.kind === Kind.SCALAR_TYPE_DEFINITION) return false;
  if (node.kind === Kind.UNION_TYPE_DEFINITION) return !node.types?.length;
  return !(node.kind === Kind.ENUM_TYPE_DEFINITION ? node.values : node.fields)?.length;
}

/** The operations of root types, by the names of these. */
function findRoots(definitions: readonly DefinitionNode[]): ReadonlyMap<string, string> {
  const named = definitions.flatMap((node) =>
    'operationTypes' in node ? (node.operationTypes ?? []) : [],
  );
  return new Map(
    named.length > 0
      ? named.map(({operation, type}) => [type.name.value, operation])
      : [
          ['Query', 'query'],
          ['Mutation', 'mutation'],
          ['Subscription', 'subscription'],
        ],
  );
}
