import {
  Kind,
  type ConstValueNode,
  type DocumentNode,
  type InputValueDefinitionNode,
  type TypeNode,
} from 'graphql';
import {placeOf} from './placeOf';
import type {Problem} from './SchemaError';

interface InputField {
  readonly coordinate: string;
  readonly node: InputValueDefinitionNode;
  readonly typeName: string;
}

type InputFields = ReadonlyMap<string, readonly InputField[]>;

/**
 * The defaults of input fields that need themselves, which have no value: a default that
 * leaves out a field takes that field's default, and so on.
 */
export function findDefaultCycles(document: DocumentNode): readonly Problem[] {
  const fields = inputFieldsOf(document);
  const needs = new Map<InputField, readonly InputField[]>();
  for (const field of [...fields.values()].flat()) {
    const {defaultValue} = field.node;
    if (defaultValue) needs.set(field, neededBy(defaultValue, field.typeName, fields));
  }
  return findCycles(needs).map(toProblem);
}

function inputFieldsOf({definitions}: DocumentNode): InputFields {
  const types = new Map<string, InputField[]>();
  for (const node of definitions) {
    if (
      node.kind !== Kind.INPUT_OBJECT_TYPE_DEFINITION &&
      node.kind !== Kind.INPUT_OBJECT_TYPE_EXTENSION
    ) {
      continue;
    }
    const owner = node.name.value;
    const fields = (node.fields ?? []).map((field) => ({
      coordinate: `${owner}.${field.name.value}`,
      node: field,
      typeName: namedTypeOf(field.type),
    }));
    types.set(owner, [...(types.get(owner) ?? []), ...fields]);
  }
  return types;
}

function namedTypeOf(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : namedTypeOf(type.type);
}

/** The fields whose defaults a literal of the type takes because it leaves them out. */
function neededBy(
  literal: ConstValueNode,
  typeName: string,
  types: InputFields,
): readonly InputField[] {
  if (literal.kind === Kind.LIST) {
    return literal.values.flatMap((value) => neededBy(value, typeName, types));
  }
  if (literal.kind !== Kind.OBJECT) return [];
  const given = new Map(literal.fields.map(({name, value}) => [name.value, value]));
  return (types.get(typeName) ?? []).flatMap((field) => {
    const value = given.get(field.node.name.value);
    if (value) return neededBy(value, field.typeName, types);
    return field.node.defaultValue ? [field] : [];
  });
}

/** One cycle for each knot; without recursion, for a chain of inputs may be long. */
function findCycles(
  needs: ReadonlyMap<InputField, readonly InputField[]>,
): readonly (readonly InputField[])[] {
  const done = new Set<InputField>();
  const cycles: (readonly InputField[])[] = [];
  for (const start of needs.keys()) {
    const path: InputField[] = [];
    const open = [{field: start, depth: 0}];
    for (let next = open.pop(); next; next = open.pop()) {
      const {field, depth} = next;
      for (const left of path.splice(depth)) done.add(left);
      if (path.includes(field)) cycles.push(path.slice(path.indexOf(field)));
      else if (!done.has(field)) {
        path.push(field);
        for (const needed of (needs.get(field) ?? []).toReversed()) {
          open.push({field: needed, depth: depth + 1});
        }
      }
    }
    for (const left of path) done.add(left);
  }
  return cycles;
}

function toProblem(cycle: readonly InputField[]): Problem {
  const [first] = cycle;
  const place = first && placeOf(first.node);
  const names = [...cycle, ...cycle.slice(0, 1)].map(({coordinate}) => coordinate);
  return {
    message: `The default of "${names[0]}" needs itself: ${names.join(' -> ')}.`,
    places: place ? [place] : [],
    advice: `It has no end, for each value holds a further one. Give the field in the default, as null or as a value: {${first?.node.name.value}: null}.`,
  };
}
