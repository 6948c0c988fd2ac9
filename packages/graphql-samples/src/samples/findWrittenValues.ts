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

/** A value that an operation writes for an argument or an input field. */
export interface WrittenValue {
  readonly value: ValueNode;
  readonly type: GraphQLInputType;
  /** The schema coordinate of the argument or input field. */
  readonly coordinate: string;
  /** The name in messages. */
  readonly path: string;
}

/** The coordinates of the arguments and input fields that a variable is used for. */
export type VariableUses = ReadonlyMap<string, readonly string[]>;

/** Finds the values of the arguments and input fields of operations. */
export function findWrittenValues(
  document: DocumentNode,
  schema: GraphQLSchema,
): readonly WrittenValue[] {
  const found: WrittenValue[] = [];
  const info = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(info, {
      Argument({name: {value: name}, value}) {
        const type = info.getInputType();
        const field = info.getFieldDef();
        const parent = info.getParentType();
        if (!type || !field || !parent || info.getDirective()) return;
        const path = `${field.name}(${name}:)`;
        found.push({value, type, coordinate: `${parent.name}.${path}`, path});
      },
      ObjectField({name: {value: name}, value}) {
        const type = info.getInputType();
        const parent = getNamedType(info.getParentInputType());
        if (!type || !parent) return;
        const coordinate = `${parent.name}.${name}`;
        found.push({value, type, coordinate, path: coordinate});
      },
    }),
  );
  return found;
}

/** Finds what the variables of a document are used for. */
export function findUses(document: DocumentNode, schema: GraphQLSchema): VariableUses {
  const uses = new Map<string, readonly string[]>();
  for (const {value, coordinate} of findWrittenValues(document, schema)) {
    if (value.kind !== Kind.VARIABLE) continue;
    const name = value.name.value;
    uses.set(name, [...(uses.get(name) ?? []), coordinate]);
  }
  return uses;
}
