import {
  Kind,
  parseType,
  visit,
  type ASTNode,
  type ConstDirectiveNode,
  type DefinitionNode,
  type DocumentNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  type NameNode,
  type TypeNode,
} from 'graphql';

/** A change of a schema. */
export type Edit = (document: DocumentNode) => DocumentNode;

/** Gives a type another name, everywhere. */
export function renameType(from: string, to: string): Edit {
  const rename = <Node extends ASTNode & {readonly name: NameNode}>(node: Node) =>
    node.name.value === from ? {...node, name: {...node.name, value: to}} : undefined;
  return (document) =>
    visit(
      mapDefinitions(document, (node) =>
        isNamed(node, from) ? {...node, name: {...node.name, value: to}} : node,
      ),
      {NamedType: rename},
    );
}

/** A field, input field or argument. */
export type MemberNode = FieldDefinitionNode | InputValueDefinitionNode;

/** Changes a field or an input field of a type. */
export function editMember(
  type: string,
  name: string,
  edit: (node: MemberNode) => MemberNode,
): Edit {
  return (document) =>
    mapDefinitions(document, (node) => {
      if (!isNamed(node, type) || !('fields' in node)) return node;
      const fields = (node.fields as readonly MemberNode[]).map((member) =>
        member.name.value === name ? edit(member) : member,
      );
      return {...node, fields} as DefinitionNode;
    });
}

/** Takes a value of an enum away. */
export function removeValue(type: string, name: string): Edit {
  return (document) =>
    mapDefinitions(document, (node) =>
      isNamed(node, type) && 'values' in node
        ? {...node, values: node.values.filter((value) => value.name.value !== name)}
        : node,
    );
}

export function renameTo(to: string): (node: MemberNode) => MemberNode {
  return (node) => ({...node, name: {...node.name, value: to}});
}

/** Changes an argument of a field. */
export function editArgument(
  name: string,
  edit: (node: InputValueDefinitionNode) => MemberNode,
): (node: MemberNode) => MemberNode {
  return (node) =>
    'arguments' in node
      ? ({
          ...node,
          arguments: (node.arguments ?? []).map((argument) =>
            argument.name.value === name ? edit(argument) : argument,
          ),
        } as MemberNode)
      : node;
}

/** Adds an argument that every call has to give. */
export function addArgument(node: MemberNode): MemberNode {
  if (node.kind !== Kind.FIELD_DEFINITION) return node;
  return {...node, arguments: [...(node.arguments ?? []), toInput('addedArgument')]};
}

/** Adds a field that every object of an input type has to have. */
export function addInputField(type: string): Edit {
  return (document) =>
    mapDefinitions(document, (node) =>
      node.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION && isNamed(node, type)
        ? {...node, fields: [...(node.fields ?? []), toInput('addedField')]}
        : node,
    );
}

function toInput(name: string): InputValueDefinitionNode {
  return {
    kind: Kind.INPUT_VALUE_DEFINITION,
    name: {kind: Kind.NAME, value: name},
    type: parseType('Boolean!'),
  };
}

/** Takes a directive away, with all its uses. */
export function removeDirective(name: string): Edit {
  return (document) =>
    visit(document, {
      Directive: (node) => (node.name.value === name ? null : undefined),
      DirectiveDefinition: (node) => (node.name.value === name ? null : undefined),
    });
}

/** Changes strings inside the uses of a directive at one member, or anywhere. */
export function editDirective(
  directive: string,
  edit: (text: string) => string,
): <Node extends ASTNode>(node: Node) => Node {
  return (node) =>
    visit(node, {
      Directive: (found) =>
        found.name.value === directive
          ? (visit(found, {
              StringValue: (text) => ({...text, value: edit(text.value)}),
            }) as ConstDirectiveNode)
          : undefined,
    });
}

/** Changes the description of a member. */
export function editDescription(
  edit: (text: string) => string,
): (node: MemberNode) => MemberNode {
  return (node) =>
    node.description
      ? ({
          ...node,
          description: {...node.description, value: edit(node.description.value)},
        } as MemberNode)
      : node;
}

/** Changes the type of a member. */
export function editType(
  edit: (type: TypeNode) => TypeNode,
): (node: MemberNode) => MemberNode {
  return (node) => ({...node, type: edit(node.type)});
}

function isNamed(
  node: DefinitionNode,
  name: string,
): node is DefinitionNode & {readonly name: NameNode} {
  return 'name' in node && node.name.value === name && !node.kind.startsWith('Directive');
}

function mapDefinitions(
  document: DocumentNode,
  edit: (node: DefinitionNode) => DefinitionNode,
): DocumentNode {
  return {...document, definitions: document.definitions.map(edit)};
}
