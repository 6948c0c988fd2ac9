import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  isScalarType,
} from 'graphql';
import {ExampleError} from '../ExampleError';
import {fromDefault} from './fromDefault';
import type {Place} from './place';
import {toLeaf} from './toLeaf';
import {isUsable} from './usable';
import {entityOfName, isUpload, type World} from './world';

/** The type and the default of an argument or input field. */
type Member = Pick<GraphQLArgument, 'defaultValue' | 'type'>;

/** How much of an input an example has. */
export interface InputSize {
  /** Whether it has optional fields, too. */
  readonly optional: boolean;
}

interface At {
  readonly size: InputSize;
  /** The names of the input types that this one is in. */
  readonly path: readonly string[];
  /** The type that an argument `id` identifies. */
  readonly entity?: string;
}

const DEEPEST = 3;
/** The names of comparisons, whose value depends on the compared field. */
const COMPARISON =
  /^_?(?:eq|equals?|n?in|neq?|i?like|contains|starts_?with|is|value|values)$/i;

/** The value of an argument. */
export function toArgument(
  world: World,
  argument: Member,
  place: Place,
  size: InputSize,
): unknown {
  const at = {size, path: [], ...(place.entity !== undefined && {entity: place.entity})};
  return ofMember(world, argument, place, at);
}

function ofMember(world: World, member: Member, place: Place, at: At): unknown {
  if (world.values.has(place.coordinate)) return world.values.get(place.coordinate);
  // The first page; a cursor comes from a response.
  const isCursor = /^(?:after|before|cursor)$/i.test(place.name);
  if (isCursor && !isNonNullType(member.type)) return null;
  return fromDefault(world, member, place.name) ?? toInput(world, member.type, place, at);
}

function toInput(world: World, type: GraphQLInputType, place: Place, at: At): unknown {
  if (isNonNullType(type)) return toInput(world, type.ofType, place, at);
  if (isListType(type)) {
    // An input that requires a list of its own kind ends with an empty one.
    if (at.path.includes(getNamedType(type).name)) return [];
    return [toInput(world, type.ofType, place, at)];
  }
  return isInputObjectType(type)
    ? toInputObject(world, type, place, at)
    : toLeaf(world, type, place);
}

function toInputObject(
  world: World,
  type: GraphQLInputObjectType,
  place: Place,
  at: At,
): Readonly<Record<string, unknown>> {
  assertEnds(type, at.path);
  const path = [...at.path, type.name];
  const members = selectFields(world, type, at).map((field) => {
    const isComparison = COMPARISON.test(field.name);
    const name = isComparison ? place.name : field.name;
    const own = {
      name,
      owner: isComparison ? place.owner : type.name,
      coordinate: `${type.name}.${field.name}`,
      index: place.index,
      isInput: true,
      ...entityOfName(world, name, at.entity),
    };
    return [field.name, ofMember(world, field, own, {...at, path})];
  });
  return Object.fromEntries(members) as Readonly<Record<string, unknown>>;
}

/** Such an input has no value; graphql-js reports it only when it validates a schema. */
function assertEnds({name}: GraphQLInputObjectType, path: readonly string[]): void {
  const start = path.indexOf(name);
  if (start < 0) return;
  const way = [...path.slice(start), name].join(' > ');
  throw new ExampleError(
    `The input "${name}" requires a value of its own kind: ${way}. Make one of these fields nullable.`,
  );
}

function selectFields(
  world: World,
  type: GraphQLInputObjectType,
  {size, path}: At,
): readonly GraphQLInputField[] {
  const all = Object.values(type.getFields());
  const usable = all.filter(
    (field) =>
      isUsable(world, field, `${type.name}.${field.name}`) &&
      !repeats(field, [...path, type.name]),
  );
  if (type.isOneOf) return pickOne(usable.length === 0 ? all : usable);
  const required = all.filter(isRequiredInputField);
  const optional = usable.filter((field) => !required.includes(field));
  const isDeep = path.length >= DEEPEST;
  if (size.optional && !isDeep) {
    return all.filter((field) => required.includes(field) || optional.includes(field));
  }
  // Servers reject an empty object and a change that changes nothing.
  const isEmpty = required.every(({name}) => /^id$|Id$|_id$/.test(name));
  return isEmpty && path.length === 0 && optional.length > 0
    ? [...required, leastOf(optional)]
    : required;
}

/** A field without a file is easier to try. */
function pickOne(fields: readonly GraphQLInputField[]): readonly GraphQLInputField[] {
  const plain = fields.find(({type}) => {
    const named = getNamedType(type);
    return !isInputObjectType(named) && !(isScalarType(named) && isUpload(named));
  });
  return [plain ?? fields[0]].filter((field) => field !== undefined);
}

/** The simplest optional field: a name before other scalars, and those before objects. */
function leastOf(fields: readonly GraphQLInputField[]): GraphQLInputField {
  const leaves = fields.filter(({type}) => !isInputObjectType(getNamedType(type)));
  const named = leaves.find(({name}) => /name|title|text|body|status/i.test(name));
  return named ?? leaves[0] ?? fields[0]!;
}

/** Whether the type of a field contains itself, directly or through required fields. */
function repeats({type}: GraphQLInputField, path: readonly string[]): boolean {
  const named = getNamedType(type);
  if (path.includes(named.name)) return true;
  if (!isInputObjectType(named) || named.isOneOf) return false;
  // A list that would lead back ends with an empty one.
  const required = Object.values(named.getFields()).filter(
    (field) => isRequiredInputField(field) && !isListType(getNullableType(field.type)),
  );
  return required.some((field) => repeats(field, [...path, named.name]));
}
