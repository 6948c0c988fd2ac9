import {
  Kind,
  isTypeDefinitionNode,
  visit,
  type ASTNode,
  type DocumentNode,
  type TypeDefinitionNode,
} from 'graphql';
import type {MergedDefinitions} from './mergeDefinitions';
import {placesOf} from './placeOf';

/**
 * The document with a scalar for each type without members, as servers return one whose members a
 * client may not see. No type implements it, no union has it, and it is no root type.
 */
export function withoutEmptyTypes(
  document: DocumentNode,
): Pick<MergedDefinitions, 'document' | 'notes'> {
  const empty = document.definitions.filter(isEmpty);
  if (empty.length === 0) return {document, notes: []};
  const names = new Set(empty.map(({name}) => name.value));
  const mended = visit(document, {
    enter(node: ASTNode, _key, parent) {
      if (isEmpty(node)) return {...node, kind: Kind.SCALAR_TYPE_DEFINITION};
      const isListed = node.kind === Kind.NAMED_TYPE && Array.isArray(parent);
      if (isListed && names.has(node.name.value)) return null;
      const isRoot = node.kind === Kind.OPERATION_TYPE_DEFINITION;
      return isRoot && names.has(node.type.name.value) ? null : undefined;
    },
  });
  const notes = empty.map((node) => ({
    message: `"${node.name.value}" has no members.`,
    places: placesOf([node]),
    advice: 'It is shown as a scalar.',
  }));
  // A union may have lost its last member.
  const rest = withoutEmptyTypes(mended);
  return {document: rest.document, notes: [...notes, ...rest.notes]};
}

function isEmpty(node: ASTNode): node is TypeDefinitionNode {
  if (!isTypeDefinitionNode(node) || node.kind === Kind.SCALAR_TYPE_DEFINITION) {
    return false;
  }
  if (node.kind === Kind.UNION_TYPE_DEFINITION) return !node.types?.length;
  return !(node.kind === Kind.ENUM_TYPE_DEFINITION ? node.values : node.fields)?.length;
}
