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
import {findWrittenValues, type WrittenValue} from './findWrittenValues';
import type {SchemaContext} from './schemaContext';

/** Checks the values that operations write against formats, of which graphql-js knows nothing. */
export function checkLiterals(
  document: DocumentNode,
  context: SchemaContext,
): readonly Issue[] {
  return findWrittenValues(document, context.schema).flatMap((written) =>
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
  const {coordinate, path} = written;
  const located = {value: valueFromASTUntyped(value), at: value.loc?.start ?? 0};
  const place = {path, coordinates: [coordinate]};
  return checkValue(located, nullable, place, {scalars: context.scalars, isInput: true});
}
