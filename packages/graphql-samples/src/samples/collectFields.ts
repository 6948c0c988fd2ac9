import {
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  Kind,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  TypeNameMetaFieldDef,
  doTypesOverlap,
  isCompositeType,
  type DocumentNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
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
  for (const {node, isOptional} of flatten(selections, type, context, new Set())) {
    const key = node.alias?.value ?? node.name.value;
    const known = fields.get(key);
    fields.set(key, {
      key,
      field: findField(node.name.value, type, context.schema),
      selections: [
        ...(known?.selections ?? []),
        ...(node.selectionSet ? [node.selectionSet] : []),
      ],
      isOptional: isOptional && (known?.isOptional ?? true),
    });
  }
  return [...fields.values()];
}

interface FlatField {
  readonly node: FieldNode;
  readonly isOptional: boolean;
}

/** `open` has the fragments around the selections, so that a cycle of fragments ends. */
function flatten(
  selections: readonly SelectionSetNode[],
  type: GraphQLObjectType,
  context: SelectionContext,
  open: ReadonlySet<string>,
): readonly FlatField[] {
  return selections
    .flatMap(({selections: nodes}) => nodes)
    .flatMap((node) =>
      flattenOne(node, type, context, open).map((field) => ({
        ...field,
        isOptional: field.isOptional || isConditional(node),
      })),
    );
}

function flattenOne(
  node: SelectionNode,
  type: GraphQLObjectType,
  context: SelectionContext,
  open: ReadonlySet<string>,
): readonly FlatField[] {
  switch (node.kind) {
    case Kind.FIELD:
      return [{node, isOptional: false}];
    case Kind.INLINE_FRAGMENT:
      return applies(node.typeCondition?.name.value ?? type.name, type, context)
        ? flatten([node.selectionSet], type, context, open)
        : [];
    case Kind.FRAGMENT_SPREAD: {
      const name = node.name.value;
      const fragment = context.document.definitions.find(
        (definition) =>
          definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === name,
      );
      return fragment?.kind === Kind.FRAGMENT_DEFINITION &&
        !open.has(name) &&
        applies(fragment.typeCondition.name.value, type, context)
        ? flatten([fragment.selectionSet], type, context, new Set([...open, name]))
        : [];
    }
  }
}

function applies(
  condition: string,
  type: GraphQLObjectType,
  {schema}: SelectionContext,
): boolean {
  const conditionType = schema.getType(condition);
  return isCompositeType(conditionType) && doTypesOverlap(schema, conditionType, type);
}

function isConditional({directives}: SelectionNode): boolean {
  const names: readonly string[] = [
    GraphQLIncludeDirective.name,
    GraphQLSkipDirective.name,
  ];
  return (directives ?? []).some(({name}) => names.includes(name.value));
}

function findField(
  name: string,
  type: GraphQLObjectType,
  schema: GraphQLSchema,
): GraphQLField<unknown, unknown> | undefined {
  const meta = [TypeNameMetaFieldDef];
  if (type === schema.getQueryType()) {
    meta.push(SchemaMetaFieldDef, TypeMetaFieldDef);
  }
  return meta.find((field) => field.name === name) ?? type.getFields()[name];
}
