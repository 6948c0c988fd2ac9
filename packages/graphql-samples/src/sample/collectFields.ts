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
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import type {JsonNode} from 'graphql-api-model';
import type {SchemaContext} from './types';

/** A field of an answer, under its alias or name. */
export interface SelectedField {
  readonly key: string;
  /** The field as the operation writes it first. */
  readonly node: FieldNode;
  /** Undefined for a field that the schema lacks: the operation's own check reports that. */
  readonly field: GraphQLField<unknown, unknown> | undefined;
  /** The selections inside the field, wherever the operation repeats it. */
  readonly selections: readonly SelectionSetNode[];
  /** Whether every selection of it depends on `@skip` or `@include`. */
  readonly isOptional: boolean;
}

/** What a selection is read with. */
export interface SelectionContext extends SchemaContext {
  readonly document: DocumentNode;
  /** The variables that the operation is sent with, where they are known. */
  readonly variables?: JsonNode;
  readonly operation?: OperationDefinitionNode;
}

/** The fields that an object of the type answers to the selections, in their order. */
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
      node: known?.node ?? node,
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

/** `open` holds the fragments being read, so that a cycle of fragments ends. */
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
