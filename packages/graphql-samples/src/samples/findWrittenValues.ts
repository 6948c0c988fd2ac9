import {
  Kind,
  TypeInfo,
  getNamedType,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  type ValueNode,
} from 'graphql';
import type {Place} from './checkValue';

/** A value that an operation writes for an argument, an input field or as the default of a variable. */
export interface WrittenValue extends Place {
  readonly value: ValueNode;
  readonly type: GraphQLInputType;
}

/** The coordinates of the arguments and input fields that a variable is used for. */
export type VariableUses = ReadonlyMap<string, readonly string[]>;

/** Finds the values that operations write. */
export function findWrittenValues(
  document: DocumentNode,
  schema: GraphQLSchema,
  uses: VariableUses = new Map(),
): readonly WrittenValue[] {
  const found: WrittenValue[] = [];
  const info = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(info, {
      VariableDefinition({variable: {name}, defaultValue: value}) {
        const type = info.getInputType();
        if (!type || !value) return;
        const path = `$${name.value}`;
        found.push({value, type, coordinates: uses.get(name.value) ?? [], path});
      },
      Argument({name: {value: name}, value}) {
        const type = info.getInputType();
        const field = info.getFieldDef();
        const parent = info.getParentType();
        if (!type || !field || !parent || info.getDirective()) return;
        const path = `${field.name}(${name}:)`;
        found.push({value, type, coordinates: [`${parent.name}.${path}`], path});
      },
      ObjectField({name: {value: name}, value}) {
        const type = info.getInputType();
        const parent = getNamedType(info.getParentInputType());
        if (!type || !parent) return;
        const coordinate = `${parent.name}.${name}`;
        found.push({value, type, coordinates: [coordinate], path: coordinate});
      },
    }),
  );
  return found;
}

/** Finds what the variables of a document are used for. */
export function findUses(document: DocumentNode, schema: GraphQLSchema): VariableUses {
  const uses = new Map<string, readonly string[]>();
  for (const {value, coordinates} of findWrittenValues(document, schema)) {
    if (value.kind !== Kind.VARIABLE) continue;
    const name = value.name.value;
    uses.set(name, [...(uses.get(name) ?? []), ...coordinates]);
  }
  return uses;
}
