import {
  getNullableType,
  isLeafType,
  isListType,
  Kind,
  TypeInfo,
  valueFromASTUntyped,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  type ValueNode,
} from 'graphql';
import type {JsonNode} from 'graphql-api-model';
import {checkLeaf} from './checkLeaf';
import {checkPlace} from './checkPlace';
import type {VariableUses} from './checkVariables';
import type {Issue, SchemaContext} from './types';

/** A value that an operation writes for an argument or an input field. */
interface WrittenValue {
  readonly value: ValueNode;
  readonly type: GraphQLInputType;
  readonly coordinate: string;
  readonly path: string;
}

/**
 * Checks the values that operations write themselves as those of variables are: the forms of custom
 * scalars, of which graphql-js knows nothing, and what is declared of single places.
 */
export function checkLiterals(
  document: DocumentNode,
  context: SchemaContext,
): readonly Issue[] {
  return findValues(document, context.schema).flatMap((written) =>
    checkWritten(written.value, written.type, written, context),
  );
}

/** What the variables of a document are used for. */
export function findUses(document: DocumentNode, schema: GraphQLSchema): VariableUses {
  const uses = new Map<string, readonly string[]>();
  for (const {value, coordinate} of findValues(document, schema)) {
    if (value.kind !== Kind.VARIABLE) continue;
    const name = value.name.value;
    uses.set(name, [...(uses.get(name) ?? []), coordinate]);
  }
  return uses;
}

function findValues(
  document: DocumentNode,
  schema: GraphQLSchema,
): readonly WrittenValue[] {
  const found: WrittenValue[] = [];
  const info = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(info, {
      Argument({name: {value: name}, value}) {
        const [type, field, parent] = [
          info.getInputType(),
          info.getFieldDef(),
          info.getParentType(),
        ];
        if (!type || !field || !parent || info.getDirective()) return;
        const path = `${field.name}(${name}:)`;
        found.push({value, type, coordinate: `${parent.name}.${path}`, path});
      },
      ObjectField({name: {value: name}, value}) {
        const type = info.getInputType();
        const parent = info.getParentInputType();
        if (!type || !parent) return;
        const coordinate = `${String(parent).replaceAll(/[[\]!]/g, '')}.${name}`;
        found.push({value, type, coordinate, path: coordinate});
      },
    }),
  );
  return found;
}

function checkWritten(
  value: ValueNode,
  given: GraphQLInputType,
  {coordinate, path}: WrittenValue,
  context: SchemaContext,
): readonly Issue[] {
  const type = getNullableType(given);
  const isInput = true;
  const place = {coordinates: [coordinate], path, isInput};
  if (value.kind === Kind.VARIABLE || value.kind === Kind.NULL) return [];
  if (isListType(type)) {
    if (value.kind !== Kind.LIST) {
      return checkWritten(value, type.ofType, {value, type, coordinate, path}, context);
    }
    const node: JsonNode = {kind: 'array', at: startOf(value), items: []};
    const items = value.values.map((): JsonNode => ({kind: 'null', at: node.at}));
    return [
      ...checkPlace({...place, node: {...node, items}}, context),
      ...value.values.flatMap((item) =>
        checkWritten(item, type.ofType, {value, type, coordinate, path}, context),
      ),
    ];
  }
  if (!isLeafType(type) || value.kind === Kind.ENUM) return [];
  const node = toJson(value);
  const issues = checkLeaf(node, type, path, {scalars: context.scalars, isInput});
  return issues.length > 0 ? issues : checkPlace({...place, node}, context);
}

function startOf({loc}: ValueNode): number {
  return loc?.start ?? 0;
}

function toJson(node: ValueNode): JsonNode {
  return toNode(valueFromASTUntyped(node), startOf(node));
}

/** A value as JSON that begins where the literal does. */
function toNode(value: unknown, at: number): JsonNode {
  if (Array.isArray(value)) {
    return {kind: 'array', at, items: value.map((item) => toNode(item, at))};
  }
  if (typeof value === 'string') return {kind: 'string', at, value};
  if (typeof value === 'number') return {kind: 'number', at, value};
  if (typeof value === 'boolean') return {kind: 'boolean', at, value};
  if (typeof value !== 'object' || value === null) return {kind: 'null', at};
  const members = Object.entries(value).map(([name, member]) => ({
    name,
    at,
    value: toNode(member, at),
  }));
  return {kind: 'object', at, members};
}
