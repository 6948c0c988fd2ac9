import {
  Kind,
  isInputObjectType,
  type ASTNode,
  type ConstValueNode,
  type DefinitionNode,
  type DocumentNode,
  type GraphQLSchema,
  type InputValueDefinitionNode,
} from 'graphql';

interface WithoutDefaults {
  readonly document: DocumentNode;
  /** Gives the schema that is built from the document the defaults it lacks. */
  readonly restore: (schema: GraphQLSchema) => void;
}

/**
 * Takes the defaults of input fields that hold objects out of a document: graphql-js asks for
 * the fields of their type while it makes these fields, which never ends where an input type
 * has a default of its own type.
 */
export function withoutObjectDefaults(document: DocumentNode): WithoutDefaults {
  const originals = new Map<ASTNode, ASTNode>();
  const definitions = document.definitions.map((node) => stripped(node, originals));
  const restore = (schema: GraphQLSchema): void => restoreNodes(schema, originals);
  return {document: {...document, definitions}, restore};
}

function stripped(
  node: DefinitionNode,
  originals: Map<ASTNode, ASTNode>,
): DefinitionNode {
  if (
    node.kind !== Kind.INPUT_OBJECT_TYPE_DEFINITION &&
    node.kind !== Kind.INPUT_OBJECT_TYPE_EXTENSION
  ) {
    return node;
  }
  if (!node.fields?.some(hasObjectDefault)) return node;
  const fields = node.fields.map((field) => {
    if (!hasObjectDefault(field)) return field;
    const {defaultValue: _, ...rest} = field;
    originals.set(rest, field);
    return rest;
  });
  const without = {...node, fields};
  originals.set(without, node);
  return without;
}

function hasObjectDefault({defaultValue}: InputValueDefinitionNode): boolean {
  return defaultValue !== undefined && holdsObject(defaultValue);
}

function holdsObject(node: ConstValueNode): boolean {
  return (
    node.kind === Kind.OBJECT ||
    (node.kind === Kind.LIST && node.values.some(holdsObject))
  );
}

function restoreNodes(
  schema: GraphQLSchema,
  originals: ReadonlyMap<ASTNode, ASTNode>,
): void {
  const original = <Node extends ASTNode>(node: Node): Node =>
    (originals.get(node) as Node | undefined) ?? node;
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isInputObjectType(type)) continue;
    if (type.astNode) type.astNode = original(type.astNode);
    type.extensionASTNodes = type.extensionASTNodes.map(original);
    for (const field of Object.values(type.getFields())) {
      if (field.astNode) field.astNode = original(field.astNode);
    }
  }
}
