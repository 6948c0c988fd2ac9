import {
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  getNamedType,
  getNullableType,
  isAbstractType,
  isListType,
  isObjectType,
  Kind,
} from 'graphql';
import {type Field, findPage, isErrors} from '../document/shapes';
import type {World} from '../values/world';
import {type Echo, idOf, isRecord, SILENCE, toEcho} from './echo';
import {MockObject, type PagePart} from './MockObject';
import {nest} from './nest';

/** What says which type an object has. */
interface Asked extends Pick<World, 'isHidden'> {
  readonly info: GraphQLResolveInfo;
}

interface Call extends Asked {
  readonly args: Readonly<Record<string, unknown>>;
}

/** How many objects of a list an answer shows. */
const SHOWN = 2;
const SIZES = ['first', 'last', 'limit', 'take', 'pageSize', 'perPage'];

/** The object, or the list of objects, that a field returns. */
export function toObjects(
  field: Field,
  parent: MockObject,
  {args, ...asked}: Call,
): unknown {
  const page = toPagePart(args, parent, field.name);
  const echo = toChildEcho(field, parent, args);
  if (!isListType(getNullableType(field.type))) {
    return toObject(field, parent, 0, {...asked, echo, page, isInList: false});
  }
  const ids = idsOfItems(field, parent, args);
  const length = ids?.length ?? page.length;
  const items = Array.from({length}, (_, position) =>
    toObject(field, parent, position, {
      ...asked,
      echo: ids ? {...echo, own: new Map([['id', ids[position]]])} : echo,
      page,
      isInList: true,
    }),
  );
  return nest(field.type, items);
}

function toObject(
  field: Field,
  parent: MockObject,
  position: number,
  {
    echo,
    page,
    isInList,
    ...asked
  }: Asked & {
    readonly echo: Echo;
    readonly page: PagePart;
    readonly isInList: boolean;
  },
): MockObject | null {
  const type = chooseType(field, position, asked);
  if (!type) return null;
  const isAgain = parent.path.includes(type.name) || parent.typeName === type.name;
  const base = isInList ? parent.index * SHOWN + position : parent.index;
  return new MockObject(type.name, {
    index: isAgain ? base + 1 : base,
    path: [...parent.path, parent.typeName],
    echo: ownOf(field, type, parent, echo, isInList),
    page: findPage(type) || field.name === 'pageInfo' ? page : undefined,
  });
}

/** What the object itself has of what the request says. */
function ownOf(
  {name}: Field,
  type: GraphQLObjectType,
  parent: MockObject,
  {own, ids}: Echo,
  isInList: boolean,
): Echo {
  if (isInList) return {own, ids};
  const isAgain = parent.path.includes(type.name) || parent.typeName === type.name;
  const id = idOf({own, ids}, name, isAgain ? undefined : type.name);
  return id === undefined || Array.isArray(id)
    ? {own, ids}
    : {own: new Map([['id', id], ...own]), ids};
}

/** What a field passes on to what it returns: its arguments, or through a payload its parent's. */
function toChildEcho(
  field: Field,
  parent: MockObject,
  args: Readonly<Record<string, unknown>>,
): Echo {
  const said = Object.keys(args).length > 0 ? toEcho(args) : SILENCE;
  const ids = new Map([...parent.echo.ids, ...said.ids]);
  if (isListType(getNullableType(field.type))) return {own: new Map(), ids};
  if (parent.path.length === 0) return {own: said.own, ids};
  const nested = parent.echo.own.get(field.name);
  if (isRecord(nested)) return {own: new Map(Object.entries(nested)), ids};
  const passes = parent.path.length === 1 && isPayload(parent);
  return {own: passes ? parent.echo.own : new Map(), ids};
}

function isPayload({typeName}: MockObject): boolean {
  return /(?:Payload|Response|Result|_response)$/.test(typeName);
}

/** The ids that a request gave for the items of a list. */
function idsOfItems(
  {name}: Field,
  parent: MockObject,
  args: Readonly<Record<string, unknown>>,
): readonly unknown[] | undefined {
  const ids = args['ids'] ?? idOf(parent.echo, name, undefined);
  return Array.isArray(ids) ? ids : undefined;
}

/** What of a list is shown: a page that was asked for as long as what is shown goes on. */
function toPagePart(
  args: Readonly<Record<string, unknown>>,
  parent: MockObject,
  fieldName: string,
): PagePart {
  const size = SIZES.map((name) => args[name]).find((value) => typeof value === 'number');
  if (size === undefined && parent.page) return parent.page;
  const most = parent.path.length > 2 && fieldName !== 'pageInfo' ? 1 : SHOWN;
  const length = Math.max(0, Math.min(size ?? most, SHOWN));
  const isLater = args['after'] != null || Number(args['offset'] ?? 0) > 0;
  return {length, goesOn: size !== undefined && size <= SHOWN, isLater};
}

/** Of an abstract type one that the document asks about, another for each further object. */
function chooseType(
  {type}: Field,
  position: number,
  {info, isHidden}: Asked,
): GraphQLObjectType | undefined {
  const named = getNamedType(type);
  if (isObjectType(named)) return named;
  const possible = isAbstractType(named) ? info.schema.getPossibleTypes(named) : [];
  const asked = fragmentTypes(info).flatMap(
    (name) => possible.find((candidate) => candidate.name === name) ?? [],
  );
  const shown = possible.filter(({name}) => !isHidden(name));
  const right = shown.filter(({name}) => !isErrors('', name));
  const candidates = [asked, right, shown, possible].find(({length}) => length > 0) ?? [];
  return candidates[position % candidates.length];
}

/** The types that a document asks about by fragments. */
function fragmentTypes({fieldNodes, fragments}: GraphQLResolveInfo): readonly string[] {
  return fieldNodes
    .flatMap(({selectionSet}) => selectionSet?.selections ?? [])
    .flatMap((node) => {
      if (node.kind === Kind.INLINE_FRAGMENT) return node.typeCondition?.name.value ?? [];
      return node.kind === Kind.FRAGMENT_SPREAD
        ? (fragments[node.name.value]?.typeCondition.name.value ?? [])
        : [];
    });
}
