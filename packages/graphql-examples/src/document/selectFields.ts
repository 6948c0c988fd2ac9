import {
  type GraphQLAbstractType,
  type GraphQLCompositeType,
  type GraphQLObjectType,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isObjectType,
  type SelectionNode,
} from 'graphql';
import type {World} from '../values/world';
import {aliasConflicts} from './aliasConflicts';
import {argumentsOf} from './argumentsOf';
import {TYPENAME, toFieldNode, toFragmentNode} from './nodes';
import {mostTelling} from './rankFields';
import {readType} from './readType';
import {type Field, isErrors, type Page} from './shapes';
import type {Size} from './size';

/** How many fields a document may still select; below zero it is too long. */
export interface Budget {
  left: number;
}

interface At {
  readonly size: Size;
  readonly budget: Budget;
  /** How many objects deep it still may go. */
  readonly depth: number;
  /** The names of the types that this one is in, which it does not lead back to. */
  readonly path: readonly string[];
}

/** How many scalars are asked of an object that is not looked into further. */
const GLANCE = 4;
/** How many objects deep a document may go where nothing else can be selected. */
const DEEPEST = 9;

/** What a document selects of a type. */
export function selectFields(
  world: World,
  type: GraphQLCompositeType,
  size: Size,
  budget: Budget,
): readonly SelectionNode[] {
  return select(world, type, {size, budget, depth: size.depth, path: []});
}

function select(
  world: World,
  type: GraphQLCompositeType,
  at: At,
): readonly SelectionNode[] {
  // The document is thrown away, so nothing more is read for it.
  if (at.budget.left < 0) return [TYPENAME];
  const inside = {...at, path: [...at.path, type.name]};
  if (isAbstractType(type)) return selectAbstract(world, type, inside);
  const {page} = readType(world, type);
  return page ? selectPage(world, type, page, inside) : selectObject(world, type, inside);
}

function selectObject(
  world: World,
  type: GraphQLObjectType,
  at: At,
): readonly SelectionNode[] {
  const {leaves, wraps} = readType(world, type);
  const deeper = wraps ? at : {...at, depth: at.depth - 1};
  const selections = inOrder(type, [
    ...mostTelling(leaves, leavesOf(at)),
    ...chooseObjects(world, type, at),
  ]).map((field) => selectField(world, type.name, field, deeper));
  return selections.length === 0 ? [TYPENAME] : selections;
}

/** In the order of the schema. */
function inOrder(type: GraphQLObjectType, fields: readonly Field[]): readonly Field[] {
  const chosen = new Set(fields);
  return Object.values(type.getFields()).filter((field) => chosen.has(field));
}

function leavesOf({depth, size}: At): number {
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
  const mayGoOn = size.optional && (depth > 0 || (depth === 0 && size.depth === 0));
  return mayGoOn ? open.slice(0, size.objects) : [];
}

function selectField(world: World, owner: string, field: Field, at: At): SelectionNode {
  at.budget.left -= 1;
  const args = argumentsOf(world, owner, field);
  const type = getNamedType(field.type);
  return toFieldNode(field.name, {
    args,
    ...(isCompositeType(type) && {selections: select(world, type, at)}),
  });
}

function selectPage(
  world: World,
  type: GraphQLObjectType,
  {list, pageInfo}: Page,
  at: At,
): readonly SelectionNode[] {
  const {leaves} = readType(world, type);
  const info = pageInfo && getNamedType(pageInfo.type);
  return [
    ...(at.size.optional ? leaves : []).map((field) =>
      selectField(world, type.name, field, at),
    ),
    selectField(world, type.name, list, at),
    ...(pageInfo && isObjectType(info)
      ? [toFieldNode(pageInfo.name, {selections: selectPageInfo(world, info, at)})]
      : []),
  ];
}

/** Whether and where the list goes on. */
function selectPageInfo(
  world: World,
  type: GraphQLObjectType,
  {budget}: At,
): readonly SelectionNode[] {
  const {leaves} = readType(world, type);
  const usual = leaves.filter(({name}) => /^(?:hasNextPage|endCursor)$/.test(name));
  const shown = usual.length > 0 ? usual : mostTelling(leaves, GLANCE);
  budget.left -= 1 + shown.length;
  return shown.length === 0 ? [TYPENAME] : shown.map(({name}) => toFieldNode(name));
}

function selectAbstract(
  world: World,
  type: GraphQLAbstractType,
  at: At,
): readonly SelectionNode[] {
  const shared = mostTelling(readType(world, type).leaves, leavesOf(at));
  const common = shared.map((field) => selectField(world, type.name, field, at));
  const said = new Set(shared.map(({name}) => name));
  const isPossible = world.schema.getPossibleTypes(type).length > 0;
  const fragments = membersOf(world, type, at).map((member) => ({
    type: member,
    selections: select(world, member, at).filter(
      (node) => !('name' in node) || (node !== TYPENAME && !said.has(node.name.value)),
    ),
  }));
  return [
    // Without object types there is no type name, but a selection may not be empty.
    ...(isPossible || common.length === 0 ? [TYPENAME] : []),
    ...common,
    ...aliasConflicts(fragments)
      .filter(({selections}) => selections.length > 0)
      .map(({type: member, selections}) => toFragmentNode(member.name, selections)),
  ];
}

/** The types to look into: those that are no errors first, and none that leads back. */
function membersOf(
  {schema, isHidden}: World,
  type: GraphQLAbstractType,
  {path, size}: At,
): readonly GraphQLObjectType[] {
  const open = schema
    .getPossibleTypes(type)
    .filter(({name}) => !path.includes(name) && !isHidden(name));
  const isError = ({name}: GraphQLObjectType): boolean => isErrors('', name);
  return [...open.filter((member) => !isError(member)), ...open.filter(isError)].slice(
    0,
    size.types,
  );
}
