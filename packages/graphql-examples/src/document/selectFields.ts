import {
  type GraphQLAbstractType,
  type GraphQLCompositeType,
  type GraphQLObjectType,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import {createToArgument} from '../values/toInput';
import {isUsable} from '../values/usable';
import type {World} from '../values/world';
import {isRootType, readType} from './readType';
import {
  aliasConflicts,
  isComment,
  nameOf,
  printField,
  printFragment,
  printLiteral,
  printMore,
  type Selection,
  TYPENAME,
} from './selections';
import {type Field, isErrors, mostTelling, type Page} from '../values/shapes';
import {REQUIRED, type Size} from './size';

/** How many lines a document may still have; it is too long if this is below zero. */
export interface Budget {
  left: number;
}

interface At {
  readonly size: Size;
  readonly budget: Budget;
  /** How many objects deep the document may still go. */
  readonly depth: number;
  /** The names of the types around this one, which are not selected again. */
  readonly path: readonly string[];
}

type Selections = readonly Selection[];

/** How many objects deep a document may go where nothing else can be selected. */
const DEEPEST = 9;

/** What a document selects of a type. */
export function selectFields(
  world: World,
  type: GraphQLCompositeType,
  size: Size,
  budget: Budget,
): Selections {
  return select(world, type, {size, budget, depth: size.depth, path: []});
}

function select(world: World, type: GraphQLCompositeType, at: At): Selections {
  const inside = {...at, path: [...at.path, type.name]};
  if (isAbstractType(type)) return selectAbstract(world, type, inside);
  const {page} = readType(world, type);
  return page ? selectPage(world, type, page, inside) : selectObject(world, type, inside);
}

function selectObject(world: World, type: GraphQLObjectType, at: At): Selections {
  const {leaves, objects, wraps} = readType(world, type);
  const deeper = wraps ? at : {...at, depth: at.depth - 1};
  const shownLeaves = mostTelling(leaves, countLeaves(at), at.size.isChanged);
  const left = isFirst(at) ? at.size.first - shownLeaves.length : Infinity;
  const shownObjects = chooseObjects(world, type, at).slice(0, Math.max(0, left));
  const chosen = new Set([...shownLeaves, ...shownObjects]);
  const selections = Object.values(type.getFields())
    .filter((field) => chosen.has(field))
    .map((field) => selectField(world, type.name, field, deeper));
  if (selections.length === 0) return [TYPENAME];
  const more = leaves.length + objects.length - chosen.size;
  if (!at.size.optional || more === 0) return selections;
  at.budget.left -= 1;
  return [...selections, ...printMore(more, 'field')];
}

/** Whether an object is what the operation returns, or in what only contains that. */
function isFirst({depth, size}: At): boolean {
  return size.optional && depth === size.depth;
}

function countLeaves(at: At): number {
  if (isFirst(at)) return at.size.first;
  return at.depth > 0 || !at.size.optional ? at.size.leaves : at.size.glance;
}

function chooseObjects(world: World, type: GraphQLObjectType, at: At): readonly Field[] {
  const {depth, path, size} = at;
  const {leaves, objects, wraps} = readType(world, type);
  const open = objects.filter((field) => !path.includes(getNamedType(field.type).name));
  if (isFirst(at)) return path.length > DEEPEST ? [] : objects;
  // A wrapper without what it wraps is useless.
  if (wraps || leaves.length === 0) {
    return path.length > DEEPEST ? [] : open.slice(0, wraps ? size.objects : 1);
  }
  return size.optional && depth > 0 ? open.slice(0, size.objects) : [];
}

function selectField(world: World, owner: string, field: Field, at: At): Selection {
  // The document is not used, so the rest of it does not matter.
  if (at.budget.left < 0) return TYPENAME;
  at.budget.left -= 1;
  const args = argumentsOf(world, owner, field);
  const type = getNamedType(field.type);
  if (!isCompositeType(type)) return printField(field.name, args);
  at.budget.left -= 1;
  // Another object of a type around it is shown at a glance, and so is the schema itself.
  const isAgain = at.path.includes(type.name) || type.name.startsWith('__');
  return printField(
    field.name,
    args,
    select(world, type, isAgain ? {...at, depth: -1} : at),
  );
}

function selectPage(
  world: World,
  type: GraphQLObjectType,
  {list, pageInfo}: Page,
  at: At,
): Selections {
  const info = pageInfo && getNamedType(pageInfo.type);
  const leaves = at.size.optional ? readType(world, type).leaves : [];
  // The total is enough of a list that is one of many fields.
  const isBrief = at.size.optional && at.size.glance === 1 && !isFirst(at);
  if (isBrief && leaves.length > 0) {
    const shown = leaves
      .slice(0, 1)
      .map((field) => selectField(world, type.name, field, at));
    return [...shown, ...printMore(readType(world, type).objects.length, 'field')];
  }
  const fields = [...leaves, list];
  const selections = fields.map((field) => selectField(world, type.name, field, at));
  return pageInfo && isObjectType(info)
    ? [...selections, printField(pageInfo.name, [], selectPageInfo(world, info, at))]
    : selections;
}

/** Whether and where the list goes on. */
function selectPageInfo(world: World, type: GraphQLObjectType, {budget}: At): Selections {
  const {leaves} = readType(world, type);
  const usual = leaves.filter(({name}) => /^(?:hasNextPage|endCursor)$/.test(name));
  const shown = usual.length > 0 ? usual : mostTelling(leaves, REQUIRED.glance);
  budget.left -= 2 + shown.length;
  return shown.length === 0 ? [TYPENAME] : shown.map(({name}) => [name]);
}

function selectAbstract(world: World, type: GraphQLAbstractType, at: At): Selections {
  const shared = mostTelling(
    readType(world, type).leaves,
    countLeaves(at),
    at.size.isChanged,
  );
  const common = shared.map((field) => selectField(world, type.name, field, at));
  const known = new Set(['__typename', ...shared.map(({name}) => name)]);
  const members = listMembers(world, type, at);
  at.budget.left -= 2 * Math.min(members.length, at.size.types);
  const fragments = members.slice(0, at.size.types).map((member) => ({
    type: member,
    selections: select(world, member, at).filter(
      (selection) => !known.has(nameOf(selection) ?? ''),
    ),
  }));
  const isPossible = world.schema.getPossibleTypes(type).length > 0;
  return [
    // Without object types there is no type name, but a selection may not be empty.
    ...(isPossible || common.length === 0 ? [TYPENAME] : []),
    ...common,
    ...aliasConflicts(fragments)
      .filter(({selections}) => selections.some((selection) => !isComment(selection)))
      .map(({type: member, selections}) => printFragment(member.name, selections)),
    ...(at.size.optional ? printMore(members.length - fragments.length, 'type') : []),
  ];
}

/** The types to select from, without those around them; errors come last. */
function listMembers(
  {schema, isHidden}: World,
  type: GraphQLAbstractType,
  {path}: At,
): readonly GraphQLObjectType[] {
  return schema
    .getPossibleTypes(type)
    .filter(
      (one) =>
        !path.includes(one.name) && !isHidden(one.name) && !isRootType(schema, one),
    )
    .toSorted((a, b) => Number(isErrors('', a.name)) - Number(isErrors('', b.name)));
}

/** The arguments of fields that a world has printed, because documents select them again. */
const printed = new WeakMap<World, WeakMap<Field, readonly string[]>>();

/** The arguments that a field requires, and the size of a page. */
export function argumentsOf(
  world: World,
  owner: string,
  field: Field,
): readonly string[] {
  if (field.args.length === 0) return [];
  const fields = printed.get(world) ?? new WeakMap<Field, readonly string[]>();
  const found = fields.get(field) ?? printArguments(world, owner, field);
  printed.set(world, fields.set(field, found));
  return found;
}

function printArguments(world: World, owner: string, field: Field): readonly string[] {
  const type = getNamedType(field.type);
  const isComposite = isCompositeType(type);
  const near = isComposite ? [type.name] : [];
  const toArgument = createToArgument(world, {optional: false}, near);
  return field.args.flatMap((argument) => {
    const {name} = argument;
    const coordinate = `${owner}.${field.name}(${name}:)`;
    const isPageSize =
      name === 'first' && isComposite && isUsable(world, argument, coordinate);
    if (!isRequiredArgument(argument) && !isPageSize) return [];
    const place = {name, owner, coordinate, isInput: true};
    const value = toArgument(argument, place);
    return `${name}: ${printLiteral(value, argument.type)}`;
  });
}
