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
  nameOf,
  printField,
  printFragment,
  printLiteral,
  type Selection,
  TYPENAME,
} from './selections';
import {type Field, isErrors, mostTelling, type Page} from './shapes';
import type {Size} from './size';

/** How many fields a document may still select; it is too long if this is below zero. */
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

/** How many scalars are selected of an object at the end of the way. */
const GLANCE = 4;
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
  // The document is not used, so the rest of it does not matter.
  if (at.budget.left < 0) return [TYPENAME];
  const inside = {...at, path: [...at.path, type.name]};
  if (isAbstractType(type)) return selectAbstract(world, type, inside);
  const {page} = readType(world, type);
  return page ? selectPage(world, type, page, inside) : selectObject(world, type, inside);
}

function selectObject(world: World, type: GraphQLObjectType, at: At): Selections {
  const {leaves, wraps} = readType(world, type);
  const deeper = wraps ? at : {...at, depth: at.depth - 1};
  const chosen = new Set([
    ...mostTelling(leaves, countLeaves(at)),
    ...chooseObjects(world, type, at),
  ]);
  const selections = Object.values(type.getFields())
    .filter((field) => chosen.has(field))
    .map((field) => selectField(world, type.name, field, deeper));
  return selections.length === 0 ? [TYPENAME] : selections;
}

function countLeaves({depth, size}: At): number {
  const isGlance = depth < 0 || (depth === 0 && size.depth > 0);
  return isGlance ? Math.min(GLANCE, size.leaves) : size.leaves;
}

function chooseObjects(
  world: World,
  type: GraphQLObjectType,
  {depth, path, size}: At,
): readonly Field[] {
  const {leaves, objects, wraps} = readType(world, type);
  const open = objects.filter((field) => !path.includes(getNamedType(field.type).name));
  // A wrapper without what it wraps says nothing.
  if (wraps || leaves.length === 0) {
    return path.length > DEEPEST ? [] : open.slice(0, wraps ? size.objects : 1);
  }
  const goesOn = size.optional && (depth > 0 || (depth === 0 && size.depth === 0));
  return goesOn ? open.slice(0, size.objects) : [];
}

function selectField(world: World, owner: string, field: Field, at: At): Selection {
  at.budget.left -= 1;
  const args = argumentsOf(world, owner, field);
  const type = getNamedType(field.type);
  const selections = isCompositeType(type) ? select(world, type, at) : undefined;
  return printField(field.name, args, selections);
}

function selectPage(
  world: World,
  type: GraphQLObjectType,
  {list, pageInfo}: Page,
  at: At,
): Selections {
  const info = pageInfo && getNamedType(pageInfo.type);
  const fields = [...(at.size.optional ? readType(world, type).leaves : []), list];
  const selections = fields.map((field) => selectField(world, type.name, field, at));
  return pageInfo && isObjectType(info)
    ? [...selections, printField(pageInfo.name, [], selectPageInfo(world, info, at))]
    : selections;
}

/** Whether and where the list goes on. */
function selectPageInfo(world: World, type: GraphQLObjectType, {budget}: At): Selections {
  const {leaves} = readType(world, type);
  const usual = leaves.filter(({name}) => /^(?:hasNextPage|endCursor)$/.test(name));
  const shown = usual.length > 0 ? usual : mostTelling(leaves, GLANCE);
  budget.left -= 1 + shown.length;
  return shown.length === 0 ? [TYPENAME] : shown.map(({name}) => name);
}

function selectAbstract(world: World, type: GraphQLAbstractType, at: At): Selections {
  const shared = mostTelling(readType(world, type).leaves, countLeaves(at));
  const common = shared.map((field) => selectField(world, type.name, field, at));
  const known = new Set([TYPENAME, ...shared.map(({name}) => name)]);
  const fragments = listMembers(world, type, at).map((member) => ({
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
      .filter(({selections}) => selections.length > 0)
      .map(({type: member, selections}) => printFragment(member.name, selections)),
  ];
}

/** The types to select from, without those around them; errors come last. */
function listMembers(
  {schema, isHidden}: World,
  type: GraphQLAbstractType,
  {path, size}: At,
): readonly GraphQLObjectType[] {
  return schema
    .getPossibleTypes(type)
    .filter(
      (one) =>
        !path.includes(one.name) && !isHidden(one.name) && !isRootType(schema, one),
    )
    .toSorted((a, b) => Number(isErrors('', a.name)) - Number(isErrors('', b.name)))
    .slice(0, size.types);
}

/** The arguments that a field requires, and the size of a page. */
export function argumentsOf(
  world: World,
  owner: string,
  field: Field,
): readonly string[] {
  if (field.args.length === 0) return [];
  const isComposite = isCompositeType(getNamedType(field.type));
  const toArgument = createToArgument(world, {optional: false});
  return field.args.flatMap((argument) => {
    const {name, type} = argument;
    const coordinate = `${owner}.${field.name}(${name}:)`;
    const isPageSize =
      name === 'first' && isComposite && isUsable(world, argument, coordinate);
    if (!isRequiredArgument(argument) && !isPageSize) return [];
    const place = {name, owner, coordinate, isInput: true};
    const value = toArgument(argument, place);
    return `${name}: ${printLiteral(value, type)}`;
  });
}
