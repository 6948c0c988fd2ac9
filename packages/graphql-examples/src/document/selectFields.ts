import {
  type ArgumentNode,
  type GraphQLCompositeType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isInterfaceType,
  isRequiredArgument,
  type SelectionNode,
} from 'graphql';
import {toArgument} from '../values/toInput';
import type {World} from '../values/world';
import {aliasConflicts} from './aliasConflicts';
import {TYPENAME, toArgumentNode, toFieldNode, toFragmentNode} from './nodes';
import {mostTelling} from './rankFields';
import {type Field, findPage, isErrors, isWrapper, type Page} from './shapes';
import type {Size} from './size';
import {toLiteral} from './toLiteral';

interface At {
  readonly size: Size;
  /** How many objects deep it still may go. */
  readonly depth: number;
  /** The names of the types that this one is in, which it does not lead back to. */
  readonly path: readonly string[];
}

/** How many scalars are asked of an object that is not looked into further. */
const GLANCE = 4;

/** What a document selects of a type. */
export function selectFields(
  world: World,
  type: GraphQLCompositeType,
  size: Size,
): readonly SelectionNode[] {
  return select(world, type, {size, depth: size.depth, path: []});
}

function select(
  world: World,
  type: GraphQLCompositeType,
  at: At,
): readonly SelectionNode[] {
  const inside = {...at, path: [...at.path, type.name]};
  if (isAbstractType(type)) return selectAbstract(world, type, inside);
  const page = findPage(type);
  return page ? selectPage(world, type, page, inside) : selectObject(world, type, inside);
}

function selectObject(
  world: World,
  type: GraphQLObjectType,
  at: At,
): readonly SelectionNode[] {
  const usable = usableFields(world, type.name, Object.values(type.getFields()));
  const leaves = usable.filter(({type: returned}) => !isObjectLike(returned));
  const objects = usable.filter(
    ({type: returned}) =>
      isObjectLike(returned) && !at.path.includes(getNamedType(returned).name),
  );
  const chosen = new Set([
    ...mostTelling(leaves, leavesOf(at)),
    ...chooseObjects(objects, leaves.length, isWrapper(type), at),
  ]);
  const deeper = isWrapper(type) ? at : {...at, depth: at.depth - 1};
  const selections = usable
    .filter((field) => chosen.has(field))
    .flatMap((field) => selectField(world, type.name, field, deeper));
  return selections.length === 0 ? [TYPENAME] : selections;
}

function leavesOf({depth, size}: At): number {
  return depth < 0 || (depth === 0 && size.depth > 0)
    ? Math.min(GLANCE, size.leaves)
    : size.leaves;
}

function chooseObjects(
  objects: readonly Field[],
  leaves: number,
  wraps: boolean,
  {depth, path, size}: At,
): readonly Field[] {
  // A wrapper without what it wraps says nothing; nine types deep is a circle of them.
  if (wraps || leaves === 0)
    return path.length > 9 ? [] : objects.slice(0, wraps ? size.objects : 1);
  const mayGoOn = size.optional && (depth > 0 || (depth === 0 && size.depth === 0));
  return mayGoOn ? objects.slice(0, size.objects) : [];
}

function selectField(
  world: World,
  owner: string,
  field: Field,
  at: At,
): readonly SelectionNode[] {
  const args = argumentsOf(world, owner, field);
  const type = getNamedType(field.type);
  if (!isCompositeType(type)) return [toFieldNode(field.name, {args})];
  return [toFieldNode(field.name, {args, selections: select(world, type, at)})];
}

/** The arguments without which a field is refused, and how much of a list it returns. */
function argumentsOf(world: World, owner: string, field: Field): readonly ArgumentNode[] {
  return field.args
    .filter(
      (argument) => isRequiredArgument(argument) || isSizeOfPage(argument.name, field),
    )
    .map((argument) => {
      const coordinate = `${owner}.${field.name}(${argument.name}:)`;
      const {name, description} = argument;
      const place = {name, owner, coordinate, description, index: 0, isInput: true};
      const value = toArgument(world, argument, place, {optional: false});
      return toArgumentNode(name, toLiteral(value, argument.type));
    });
}

function isSizeOfPage(name: string, {type}: Field): boolean {
  return name === 'first' && isObjectLike(type);
}

function selectPage(
  world: World,
  type: GraphQLObjectType,
  {list, pageInfo}: Page,
  at: At,
): readonly SelectionNode[] {
  const others = usableFields(world, type.name, Object.values(type.getFields())).filter(
    (field) => !isObjectLike(field.type),
  );
  const shown = at.size.optional ? others : [];
  const info = pageInfo && getNamedType(pageInfo.type);
  return [
    ...shown.flatMap((field) => selectField(world, type.name, field, at)),
    ...selectField(world, type.name, list, at),
    ...(pageInfo && isCompositeType(info) && !isAbstractType(info)
      ? [toFieldNode(pageInfo.name, {selections: selectPageInfo(world, info)})]
      : []),
  ];
}

/** Whether and where the list goes on. */
function selectPageInfo(world: World, type: GraphQLObjectType): readonly SelectionNode[] {
  const usable = usableFields(world, type.name, Object.values(type.getFields())).filter(
    (field) => !isObjectLike(field.type),
  );
  const usual = usable.filter(({name}) => /^(?:hasNextPage|endCursor)$/.test(name));
  const shown = usual.length > 0 ? usual : mostTelling(usable, GLANCE);
  return shown.length === 0 ? [TYPENAME] : shown.map(({name}) => toFieldNode(name));
}

function selectAbstract(
  world: World,
  type: GraphQLCompositeType,
  at: At,
): readonly SelectionNode[] {
  const shared = isInterfaceType(type)
    ? usableFields(world, type.name, Object.values(type.getFields())).filter(
        (field) => !isObjectLike(field.type),
      )
    : [];
  const common = mostTelling(shared, leavesOf(at)).flatMap((field) =>
    selectField(world, type.name, field, at),
  );
  const said = new Set(
    common.flatMap((node) => ('name' in node ? [node.name.value] : [])),
  );
  const fragments = membersOf(world, type, at).map((member) => ({
    type: member,
    selections: select(world, member, at).filter(
      (node) => !('name' in node) || !said.has(node.name.value),
    ),
  }));
  return [
    TYPENAME,
    ...common,
    ...aliasConflicts(fragments)
      .filter(({selections}) => selections.some((node) => node !== TYPENAME))
      .map((fragment) => toFragmentNode(fragment.type.name, fragment.selections)),
  ];
}

/** The types to look into: those that are no errors first, and none that leads back. */
function membersOf(
  {schema}: World,
  type: GraphQLCompositeType,
  {path, size}: At,
): readonly GraphQLObjectType[] {
  const possible = isAbstractType(type) ? schema.getPossibleTypes(type) : [];
  const open = possible.filter(({name}) => !path.includes(name));
  const isError = ({name}: GraphQLObjectType): boolean => isErrors('', name);
  return [...open.filter((member) => !isError(member)), ...open.filter(isError)].slice(
    0,
    size.types,
  );
}

/** Fields that an example may ask for; in what is read by the way, none that need arguments. */
function usableFields(
  {isHidden}: World,
  owner: string,
  fields: readonly Field[],
): readonly Field[] {
  return fields.filter(
    ({args, deprecationReason, name}) =>
      deprecationReason == null &&
      name !== 'clientMutationId' &&
      !isHidden(`${owner}.${name}`) &&
      !args.some(
        (argument) => isRequiredArgument(argument) && argument.deprecationReason != null,
      ),
  );
}

function isObjectLike(type: GraphQLOutputType): boolean {
  return isCompositeType(getNamedType(type));
}
