import {
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
import type {WithDefault} from 'graphql-api-model';
import {ExampleError} from '../ExampleError';
import {type Described, entityOfName, typeOfField} from './entities';
import {EQUALITY, isComparison, PARTIAL, withoutRivals} from './comparisons';
import {fromDefault} from './fromDefault';
import {type Place, wordsOf} from './place';
import {toLeaf} from './toLeaf';
import {isUsable} from './usable';
import {isUpload, type World} from './world';

/** The type and the default of an argument or input field, and what shows its subject. */
type Member = Described & WithDefault;

/** How much of an input an example has. */
export interface InputSize {
  /** Whether it has optional fields, too. */
  readonly optional: boolean;
}

interface At {
  readonly size: InputSize;
  /** The names of the input types that this one is in. */
  readonly path: readonly string[];
  /** The types that the operation is about, the first the one that `id` is of. */
  readonly near: readonly string[];
  /** Whether the `id` of an input in another is that of another object of the same type. */
  readonly isOther: boolean;
  /** The ids of the request by the names that they are sent as. */
  readonly ids: Map<string, string>;
}

/** Verbs of mutations that change what they are sent. */
const CHANGES = /^(?:change|create|edit|modify|patch|save|set|update|upsert)$/;
const DEEPEST = 3;
/** The index of an object beside the one that an operation is about; lists show the first ones. */
const OTHER_OBJECT = 6;

/** A value of an argument of a request. */
export type ToArgument = (
  argument: Member,
  place: Omit<Place, 'entity' | 'index'>,
) => unknown;

/**
 * Makes the function that returns the values of the arguments of one request.
 *
 * @param near - The types that the operation is about, the first the one that `id` is of.
 */
export function createToArgument(
  world: World,
  size: InputSize,
  near: readonly string[] = [],
): ToArgument {
  const at: At = {size, path: [], near, isOther: false, ids: new Map()};
  return (argument, place) => ofMember(world, argument, place, at);
}

function ofMember(
  world: World,
  member: Member,
  named: Omit<Place, 'entity' | 'index'>,
  at: At,
): unknown {
  if (world.values.has(named.coordinate)) return world.values.get(named.coordinate);
  // The first page; a cursor comes from a response.
  const isCursor = /^(?:after|before|cursor)$/i.test(named.name);
  if (isCursor && !isNonNullType(member.type)) return null;
  const found = fromDefault(world, member, named.name);
  if (found !== undefined) return found;
  const {isOther = false, ...entity} = entityOfName(world, named.name, at.near, member);
  const isBeside = isOther || (at.isOther && named.name === 'id');
  const {description} = member;
  const place = {...named, ...entity, description, index: isBeside ? OTHER_OBJECT : 0};
  return toInput(world, member.type, place, at);
}

function toInput(world: World, type: GraphQLInputType, place: Place, at: At): unknown {
  if (isNonNullType(type)) return toInput(world, type.ofType, place, at);
  if (isListType(type)) {
    // An input that requires a list of its own kind ends with an empty one.
    if (at.path.includes(getNamedType(type).name)) return [];
    return [toInput(world, type.ofType, place, at)];
  }
  if (isInputObjectType(type)) return toInputObject(world, type, place, at);
  const value = toLeaf(world, type, place);
  if (typeof value !== 'string' || !/(?:^id|Id|_id)s?$/.test(place.name)) return value;
  // Two things of a request have two ids.
  const owner = at.ids.get(value) ?? place.name;
  const isFixed = toLeaf(world, type, {...place, index: place.index + 1}) === value;
  if (owner !== place.name && !isFixed) {
    return toInput(world, type, {...place, index: place.index + 1}, at);
  }
  at.ids.set(value, place.name);
  return value;
}

function toInputObject(
  world: World,
  type: GraphQLInputObjectType,
  place: Place,
  at: At,
): Readonly<Record<string, unknown>> {
  assertEnds(type, at.path);
  const path = [...at.path, type.name];
  const nested = nestedEntity(world, type, place, at);
  const near = [...nested, ...at.near];
  const isOther = at.isOther || (nested.length > 0 && nested[0] === at.near[0]);
  const members = selectFields(world, type, at, place).map((field) => {
    const isPart = PARTIAL.test(field.name);
    const isEqual = isPart || EQUALITY.test(field.name);
    const isBound = !isEqual && isComparison(field.name);
    const own = {
      // The value of a comparison is one of the compared field.
      name: isEqual ? place.name : isBound ? `${place.name}_${field.name}` : field.name,
      owner: isEqual ? place.owner : type.name,
      coordinate: `${type.name}.${field.name}`,
      isInput: true,
    };
    const value = ofMember(world, field, own, {...at, path, near, isOther});
    // What several objects contain.
    return [
      field.name,
      isPart && typeof value === 'string' ? value.replace(/ \d+$/, '') : value,
    ];
  });
  return Object.fromEntries(members) as Readonly<Record<string, unknown>>;
}

/** The type that an input in another is about: `TaskImage` for `images` of a `Task`. */
function nestedEntity(
  world: World,
  type: GraphQLInputObjectType,
  {name}: Place,
  {path, near}: At,
): readonly string[] {
  if (path.length === 0) return [];
  const words = wordsOf(type.name).filter((word) => word !== 'input');
  const found = typeOfField(world, near, name) ?? world.entityOf(words);
  return found === undefined ? [] : [found];
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
  {owner: operation}: Place,
): readonly GraphQLInputField[] {
  const all = Object.values(type.getFields());
  const usable = all.filter(
    (field) =>
      isUsable(world, field, `${type.name}.${field.name}`) &&
      !repeats(field, [...path, type.name]),
  );
  if (type.isOneOf) return pickOne(usable.length === 0 ? all : usable);
  const required = all.filter(isRequiredInputField);
  const optional = withoutRivals(usable).filter(
    (field) => !required.includes(field) && field.name !== 'clientMutationId',
  );
  const isDeep = path.length >= DEEPEST;
  if (size.optional && !isDeep) {
    const shown = isFilter(type) ? fewOf(optional) : optional;
    return all.filter((field) => required.includes(field) || shown.includes(field));
  }
  // Servers reject an empty object and a change that changes nothing.
  const isChange =
    path.length === 0 &&
    required.every(({name}) => /^id$|Id$|_id$/.test(name)) &&
    wordsOf(operation).some((word) => CHANGES.test(word));
  return (isChange || required.length === 0) && optional.length > 0
    ? [...required, leastOf(optional)]
    : required;
}

const isFilter = ({name}: GraphQLInputObjectType): boolean =>
  /filter|where|bool_?exp|condition|criteria|order_?by|sort/i.test(name);

/** Nobody filters by everything: two fields of the object itself. */
function fewOf(fields: readonly GraphQLInputField[]): readonly GraphQLInputField[] {
  const isPlain = ({name, type}: GraphQLInputField): boolean => {
    const named = getNamedType(type);
    const isOfOther =
      isInputObjectType(named) && !Object.keys(named.getFields()).some(isComparison);
    return !isOfOther && !/^_?(?:and|or|not)$/i.test(name);
  };
  const plain = fields.filter(isPlain);
  return (plain.length > 0 ? plain : fields).slice(0, 2);
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
  const plain = leaves.filter(({name}) => !/metadata|^private|_?id$|locale/i.test(name));
  const named =
    plain.find(({name}) => /^(?:name|title|text|body|description|status)$/i.test(name)) ??
    plain.find(({name}) => /name|title|text|body|status/i.test(name));
  return named ?? plain[0] ?? leaves[0] ?? fields[0]!;
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
