import {
  getNullableType,
  isLeafType,
  isListType,
  Kind,
  valueFromASTUntyped,
  type DocumentNode,
  type GraphQLInputType,
  type ValueNode,
} from 'graphql';
import type {Issue} from '../report/issue';
import {checkValue} from './checkValue';
import {
  findUses,
  findWrittenValues,
  type VariableUses,
  type WrittenValue,
} from './findWrittenValues';
import type {SchemaContext} from './schemaContext';

/** Checks the values that operations write against formats, of which graphql-js knows nothing. */
export function checkLiterals(
  document: DocumentNode,
  context: SchemaContext,
  uses: VariableUses = findUses(document, context.schema),
): readonly Issue[] {
  return findWrittenValues(document, context.schema, uses).flatMap((written) =>
    checkLiteral(written.value, written.type, written, context),
  );
}

function checkLiteral(
  value: ValueNode,
  type: GraphQLInputType,
  written: WrittenValue,
  context: SchemaContext,
): readonly Issue[] {
  const nullable = getNullableType(type);
  if (isListType(nullable)) {
    const items = value.kind === Kind.LIST ? value.values : [value];
    return items.flatMap((item) => checkLiteral(item, nullable.ofType, written, context));
  }
  const isChecked =
    value.kind !== Kind.VARIABLE && value.kind !== Kind.NULL && value.kind !== Kind.ENUM;
  if (!isChecked || !isLeafType(nullable)) return [];
  const located = {value: valueFromASTUntyped(value), at: value.loc?.start ?? 0};
  const {scalars} = context;
  return checkValue(located, nullable, written, {scalars, isInput: true});
}
