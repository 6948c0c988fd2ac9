import {
  getNamedType,
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
import type {Issue} from '../report/issue';
import {checkValue, type Place} from './checkValue';
import type {SchemaContext} from './schemaContext';

/** The coordinates of the arguments and input fields that a variable is used for. */
type VariableUses = ReadonlyMap<string, readonly string[]>;

/** Checks the values that operations write against formats, of which graphql-js knows nothing. */
export function checkLiterals(
  document: DocumentNode,
  context: SchemaContext,
  uses = findUses(document, context.schema),
): readonly Issue[] {
  return findValues(document, context.schema, uses).flatMap((written) =>
    checkLiteral(written.value, written.type, written, context),
  );
}

/** A value of an argument, of an input field or of a variable's default. */
interface WrittenValue extends Place {
  readonly value: ValueNode;
  readonly type: GraphQLInputType;
}

function checkLiteral(
  value: ValueNode,
  type: GraphQLInputType,
  place: Place,
  context: SchemaContext,
): readonly Issue[] {
  const nullable = getNullableType(type);
  if (isListType(nullable)) {
    const items = value.kind === Kind.LIST ? value.values : [value];
    return items.flatMap((item) => checkLiteral(item, nullable.ofType, place, context));
  }
  const isChecked =
    value.kind !== Kind.VARIABLE && value.kind !== Kind.NULL && value.kind !== Kind.ENUM;
  if (!isChecked || !isLeafType(nullable)) return [];
  const located = {value: valueFromASTUntyped(value), at: value.loc?.start ?? 0};
  return checkValue(located, nullable, place, {scalars: context.scalars, isInput: true});
}

function findValues(
  document: DocumentNode,
  schema: GraphQLSchema,
  uses: VariableUses,
): readonly WrittenValue[] {
  const found: WrittenValue[] = [];
  const info = new TypeInfo(schema);
  const add = (
    value: ValueNode | undefined,
    path: string,
    coordinates: readonly string[] = [path],
  ): void => {
    const type = info.getInputType();
    if (type && value) found.push({value, type, path, coordinates});
  };
  visit(
    document,
    visitWithTypeInfo(info, {
      VariableDefinition({variable: {name}, defaultValue}) {
        add(defaultValue, `$${name.value}`, uses.get(name.value) ?? []);
      },
      Argument({name, value}) {
        const path = `${info.getFieldDef()?.name}(${name.value}:)`;
        const coordinate = `${info.getParentType()?.name}.${path}`;
        if (!info.getDirective()) add(value, path, [coordinate]);
      },
      ObjectField({name, value}) {
        add(value, `${getNamedType(info.getParentInputType())?.name}.${name.value}`);
      },
    }),
  );
  return found;
}

/** Finds what the variables of a document are used for. */
export function findUses(document: DocumentNode, schema: GraphQLSchema): VariableUses {
  const uses = new Map<string, readonly string[]>();
  for (const {value, coordinates} of findValues(document, schema, uses)) {
    if (value.kind !== Kind.VARIABLE) continue;
    const name = value.name.value;
    uses.set(name, [...(uses.get(name) ?? []), ...coordinates]);
  }
  return uses;
}
