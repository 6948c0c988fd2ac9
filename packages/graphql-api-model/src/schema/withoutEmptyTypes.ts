import {
  Kind,
  isTypeDefinitionNode,
  visit,
  type ASTNode,
  type DocumentNode,
  type TypeDefinitionNode,
} from 'graphql';
import {keyOf, type MergedDefinitions} from './mergeDefinitions';
import {placesOf} from './placeOf';
import type {Problem} from './SchemaError';

/**
 * The document with a scalar for each type without members, as servers return one whose members a
 * client may not see. No type implements it, no union has it, and it is not a root type; nor is what
 * the document does not define as an object type.
 */
export function withoutEmptyTypes(
  document: DocumentNode,
): Pick<MergedDefinitions, 'document' | 'notes'> {
  const {definitions} = document;
  const names = new Set(definitions.filter(isEmpty).map(({name}) => name.value));
  const notes: Problem[] = [];
  const note = (node: ASTNode, message: string, advice: string): void => {
    notes.push({message, places: placesOf([node]), advice});
  };
  const mended = visit(document, {
    enter(node: ASTNode, _key, parent) {
      // Nothing in a type can change then, and most of a schema is in types.
      if (names.size === 0 && isTypeDefinitionNode(node)) return false;
      if (isEmpty(node)) {
        note(node, `"${node.name.value}" has no members.`, 'It is shown as a scalar.');
        return {...node, kind: Kind.SCALAR_TYPE_DEFINITION};
      }
      const isListed = node.kind === Kind.NAMED_TYPE && Array.isArray(parent);
      if (isListed && names.has(node.name.value)) return null;
      if (node.kind !== Kind.OPERATION_TYPE_DEFINITION) return undefined;
      const {operation, type} = node;
      const own = definitions.find((one) => keyOf(one) === type.name.value);
      if (own?.kind === Kind.OBJECT_TYPE_DEFINITION && !isEmpty(own)) return undefined;
      note(
        node,
        `The ${operation} type "${type.name.value}" is not defined as an object type with fields.`,
        'It is left out.',
      );
      return null;
    },
  });
  if (notes.length === 0) return {document, notes};
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
