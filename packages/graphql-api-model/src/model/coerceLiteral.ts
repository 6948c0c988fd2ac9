import {type ConstValueNode, Kind, parseConstValue} from 'graphql';
import type {Element} from './apiModel';

/** Finds a type by its name. */
type FindType = (name: string) => Element | undefined;

/**
 * Reads a GraphQL literal by its type, in one form for all ways to write a value: `1` of a list is `[1]`,
 * `2.0` is 2, an ID is a string, and an input object has its fields by name, with the defaults of the
 * missing ones.
 *
 * @returns JSON, to be compared.
 */
export function coerceLiteral(
  literal: string,
  notation: string,
  findType: FindType,
): string {
  return JSON.stringify(coerce(parseConstValue(literal), notation, findType));
}

function coerce(node: ConstValueNode, notation: string, findType: FindType): unknown {
  if (node.kind === Kind.NULL) return null;
  const type = notation.replace(/!$/, '');
  if (type.startsWith('[') || node.kind === Kind.LIST) {
    const items = node.kind === Kind.LIST ? node.values : [node];
    return items.map((item) => coerce(item, type.slice(1, -1), findType));
  }
  if (node.kind === Kind.OBJECT) return coerceObject(node, type, findType);
  if (node.kind !== Kind.INT && node.kind !== Kind.FLOAT) return node.value;
  return type === 'ID' ? node.value : coerceNumber(node.value, type);
}

function coerceObject(
  {fields: given}: Extract<ConstValueNode, {readonly kind: Kind.OBJECT}>,
  type: string,
  findType: FindType,
): unknown {
  const element = findType(type);
  const fields = element?.kind === 'input' ? element.fields : [];
  const types = new Map(fields.map((field) => [field.name, field.type.notation]));
  const values = new Map([
    ...fields.flatMap(({name, defaultValue}) =>
      defaultValue === undefined ? [] : [[name, parseConstValue(defaultValue)] as const],
    ),
    ...given.map(({name, value}) => [name.value, value] as const),
  ]);
  return Object.fromEntries(
    [...values.keys()]
      .toSorted()
      .map((name) => [name, coerce(values.get(name)!, types.get(name) ?? '', findType)]),
  );
}

/** Of a scalar that is not a Float, a number that JavaScript would round stays as written. */
function coerceNumber(text: string, type: string): unknown {
  const number = Number(text);
  const isExact = type === 'Float' || Math.abs(number) <= Number.MAX_SAFE_INTEGER;
  return isExact && Number.isFinite(number) ? number : text;
}
