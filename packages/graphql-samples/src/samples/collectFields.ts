import {
  Kind,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  TypeNameMetaFieldDef,
  doTypesOverlap,
  isCompositeType,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  type InlineFragmentNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

/** A field of a response, under its alias or name. */
export interface SelectedField {
  readonly key: string;
  /** Undefined for an unknown field, which the check of the operation reports. */
  readonly field: GraphQLField<unknown, unknown> | undefined;
  /** The selections inside the field, wherever the operation repeats it. */
  readonly selections: readonly SelectionSetNode[];
  /** Whether every selection of it depends on `@skip` or `@include`. */
  readonly isOptional: boolean;
}

/** The schema and the document that selections belong to. */
export interface SelectionContext {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
}

/** Collects the fields of an object of the type that the selections request, in their order. */
export function collectFields(
  selections: readonly SelectionSetNode[],
  type: GraphQLObjectType,
  context: SelectionContext,
): readonly SelectedField[] {
  const fields = new Map<string, SelectedField>();
  // `open` has the fragments around the nodes, so that a cycle of fragments ends.
  const visit = (
    nodes: readonly SelectionNode[],
    isInOptional: boolean,
    open: readonly (FragmentDefinitionNode | InlineFragmentNode)[],
  ): void => {
    for (const node of nodes) {
      const isOptional = isInOptional || isConditional(node);
      if (node.kind === Kind.FIELD) {
        const key = node.alias?.value ?? node.name.value;
        const known = fields.get(key);
        const inside = node.selectionSet ? [node.selectionSet] : [];
        fields.set(key, {
          key,
          field: findField(node.name.value, type, context.schema),
          selections: [...(known?.selections ?? []), ...inside],
          isOptional: isOptional && (known?.isOptional ?? true),
        });
      } else {
        const fragment = findFragment(node, type, context);
        if (fragment && !open.includes(fragment)) {
          visit(fragment.selectionSet.selections, isOptional, [...open, fragment]);
        }
      }
    }
  };
  for (const {selections: nodes} of selections) visit(nodes, false, []);
  return [...fields.values()];
}

/** Finds the fragment of a spread, or the inline fragment itself, if it applies to the type. */
function findFragment(
  node: Exclude<SelectionNode, {readonly kind: Kind.FIELD}>,
  type: GraphQLObjectType,
  {schema, document}: SelectionContext,
): FragmentDefinitionNode | InlineFragmentNode | undefined {
  const fragment =
    node.kind === Kind.INLINE_FRAGMENT
      ? node
      : document.definitions.find(
          (definition): definition is FragmentDefinitionNode =>
            definition.kind === Kind.FRAGMENT_DEFINITION &&
            definition.name.value === node.name.value,
        );
  const condition = schema.getType(fragment?.typeCondition?.name.value ?? type.name);
  return isCompositeType(condition) && doTypesOverlap(schema, condition, type)
    ? fragment
    : undefined;
}

function isConditional({directives = []}: SelectionNode): boolean {
  return directives.some(({name}) => name.value === 'include' || name.value === 'skip');
}

function findField(
  name: string,
  type: GraphQLObjectType,
  schema: GraphQLSchema,
): GraphQLField<unknown, unknown> | undefined {
  const isQuery = type === schema.getQueryType();
  const meta = [
    TypeNameMetaFieldDef,
    ...(isQuery ? [SchemaMetaFieldDef, TypeMetaFieldDef] : []),
  ];
  return meta.find((field) => field.name === name) ?? type.getFields()[name];
}
