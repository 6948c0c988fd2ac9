import {
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  getNamedType,
  getNullableType,
  isAbstractType,
  isListType,
  isObjectType,
  Kind,
} from 'graphql';
import {type Field, findPage, isErrors} from '../document/shapes';
import {wordsOf} from '../values/place';
import {endsOf, joinSingular, type World} from '../values/world';

/** The part of a list that is on a page. */
interface PagePart {
  /** How many objects it has. */
  readonly length: number;
  /** Whether more follow. */
  readonly goesOn: boolean;
  /** Whether it is not the first. */
  readonly isLater: boolean;
}

/** An object of a response, whose fields are resolved one by one. */
export interface MockObject {
  readonly typeName: string;
  /** Its position among the objects of its type, from 0. */
  readonly index: number;
  /** The names of the types of the objects around it. */
  readonly path: readonly string[];
  readonly echo: Echo;
  readonly page?: PagePart | undefined;
}

export function isMockObject(value: unknown): value is MockObject {
  return isRecord(value) && 'echo' in value;
}

type Args = Readonly<Record<string, unknown>>;

/** The call of a resolver. */
export interface Call extends Pick<World, 'isHidden'> {
  readonly args: Args;
  readonly info: GraphQLResolveInfo;
}

/** How many objects of a list a response shows. */
const SHOWN = 2;
const SIZES = ['first', 'last', 'limit', 'take', 'pageSize', 'perPage'];

/** The object, or the list of objects, that a field returns. */
export function toObjects(field: Field, parent: MockObject, call: Call): unknown {
  const {name, type} = field;
  const {args} = call;
  const page = toPagePart(args, parent, name);
  const echo = toChildEcho(field, parent, args);
  const toObject = (
    position: number,
    own: Echo,
    isInList: boolean,
  ): MockObject | null => {
    const object = chooseType(field, position, call);
    if (!object) return null;
    const isAgain = [...parent.path, parent.typeName].includes(object.name);
    const index = isInList ? parent.index * SHOWN + position : parent.index;
    const id = isInList ? undefined : idOf(own, name, isAgain ? undefined : object.name);
    const isOne = id !== undefined && !Array.isArray(id);
    return {
      typeName: object.name,
      index: isAgain ? index + 1 : index,
      path: [...parent.path, parent.typeName],
      echo: isOne ? {...own, own: new Map([['id', id], ...own.own])} : own,
      page: findPage(object) || name === 'pageInfo' ? page : undefined,
    };
  };
  if (!isListType(getNullableType(type))) return toObject(0, echo, false);
  const given = args['ids'] ?? idOf(parent.echo, name);
  const ids: readonly unknown[] | undefined = Array.isArray(given) ? given : undefined;
  const items = Array.from({length: ids?.length ?? page.length}, (_, position) =>
    toObject(
      position,
      ids ? {...echo, own: new Map([['id', ids[position]]])} : echo,
      true,
    ),
  );
  return nest(type, items);
}

/** Items as a list type has them: a list of lists gets one list. */
export function nest(
  type: GraphQLOutputType,
  items: readonly unknown[],
): readonly unknown[] {
  const list = getNullableType(type);
  const inner: GraphQLOutputType = isListType(list) ? getNullableType(list.ofType) : list;
  return isListType(inner) ? [nest(inner, items)] : items;
}

/** What a field passes on to what it returns: its arguments, or what a payload was passed. */
function toChildEcho({name, type}: Field, parent: MockObject, args: Args): Echo {
  const {own, ids: added} = toEcho(args);
  const ids = new Map([...parent.echo.ids, ...added]);
  if (isListType(getNullableType(type))) return {own: new Map(), ids};
  if (parent.path.length === 0) return {own, ids};
  const nested = parent.echo.own.get(name);
  if (isRecord(nested)) return {own: new Map(Object.entries(nested)), ids};
  const isPayload = /(?:Payload|Response|Result|_response)$/.test(parent.typeName);
  const passes = parent.path.length === 1 && isPayload;
  return {own: passes ? parent.echo.own : new Map(), ids};
}

/** The part of a list that is shown; a list goes on if all that was requested is shown. */
function toPagePart(args: Args, parent: MockObject, fieldName: string): PagePart {
  const size = SIZES.map((name) => args[name]).find((value) => typeof value === 'number');
  if (size === undefined && parent.page) return parent.page;
  const most = parent.path.length > 2 && fieldName !== 'pageInfo' ? 1 : SHOWN;
  const length = Math.max(0, Math.min(size ?? most, SHOWN));
  const isLater = args['after'] != null || Number(args['offset'] ?? 0) > 0;
  return {length, goesOn: size !== undefined && size <= SHOWN, isLater};
}

/** Of an abstract type one that the document has a fragment for, and another for each further object. */
function chooseType(
  {type}: Field,
  position: number,
  {info, isHidden}: Call,
): GraphQLObjectType | undefined {
  const named = getNamedType(type);
  if (isObjectType(named)) return named;
  const possible = isAbstractType(named) ? info.schema.getPossibleTypes(named) : [];
  const selected = fragmentTypes(info).flatMap(
    (name) => possible.find((candidate) => candidate.name === name) ?? [],
  );
  const shown = possible.filter(({name}) => !isHidden(name));
  const right = shown.filter(({name}) => !isErrors('', name));
  const choices = [selected, right, shown, possible].find(({length}) => length > 0) ?? [];
  return choices[position % choices.length];
}

/** The types of the fragments of a field. */
function fragmentTypes({fieldNodes, fragments}: GraphQLResolveInfo): readonly string[] {
  return fieldNodes
    .flatMap(({selectionSet}) => selectionSet?.selections ?? [])
    .flatMap((node) => {
      const fragment =
        node.kind === Kind.FRAGMENT_SPREAD ? fragments[node.name.value] : node;
      return fragment === undefined || fragment.kind === Kind.FIELD
        ? []
        : (fragment.typeCondition?.name.value ?? []);
    });
}

/** The values of a request, which its response repeats. */
interface Echo {
  /** By the name of an argument or input field: the fields of the returned object. */
  readonly own: ReadonlyMap<string, unknown>;
  /** Ids by what they identify: `spaceId` is that of `space`. */
  readonly ids: ReadonlyMap<string, unknown>;
}

/** The values of the arguments of a field; the fields of input objects count as arguments. */
function toEcho(args: Readonly<Record<string, unknown>>): Echo {
  const own = new Map(flatten(args));
  const ids = new Map<string, unknown>();
  for (const [name, value] of own) {
    const words = wordsOf(name);
    if (words.length > 1 && /^ids?$/.test(words.at(-1)!)) {
      ids.set(words.slice(0, -1).join(''), value);
    }
  }
  return {own, ids};
}

function flatten(
  args: Readonly<Record<string, unknown>>,
): readonly (readonly [string, unknown])[] {
  return Object.entries(args).flatMap(([name, value]) => {
    if (value == null) return [];
    const isInput = /^(?:input|data|object|set|_set|payload|params)$/i.test(name);
    return isInput && isRecord(value) ? flatten(value) : [[name, value] as const];
  });
}

/** The id that a request has for an object, by the field's name, then by its type's. */
export function idOf({ids}: Echo, fieldName: string, typeName?: string): unknown {
  const found = ids.get(joinSingular(wordsOf(fieldName)));
  if (found !== undefined || typeName === undefined) return found;
  // `badgeId` is that of a `RewardsBadge`, too.
  return endsOf(wordsOf(typeName))
    .map((end) => ids.get(joinSingular(end)))
    .find((id) => id !== undefined);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
