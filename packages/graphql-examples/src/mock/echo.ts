import {type GraphQLObjectType, getNamedType, isLeafType} from 'graphql';
import {toSingular} from 'graphql-api-model';
import {isEdge, itemOf} from '../values/shapes';
import {EQUALITY, isComparison} from '../values/comparisons';
import {typeOfId} from '../values/identifiers';
import {wordsOf} from '../values/place';
import {endsOf, joinSingular} from '../values/world';

type Values = Readonly<Record<string, unknown>>;

/** The values of a request, which its response repeats. */
export interface Echo {
  /** By the name of an argument or input field: the fields of the returned object. */
  readonly own: ReadonlyMap<string, unknown>;
  /** Ids by what they identify: `spaceId` is that of `space`. */
  readonly ids: ReadonlyMap<string, unknown>;
}

export function isRecord(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The values of the arguments of a field; the fields of input objects count as arguments. */
export function toEcho(args: Values): Echo {
  const own = new Map(
    Object.entries(args).flatMap(([name, value]) => [
      ...(isRecord(value) ? listMembers(value) : []),
      [name, value] as const,
    ]),
  );
  return {own: withoutNull(own), ids: idsOf(own)};
}

/** The members of an input, and of the inputs `input` and `data` in it. */
function listMembers(value: Values): readonly (readonly [string, unknown])[] {
  return Object.entries(value).flatMap(([name, member]) => [
    ...(/^(?:input|data|object|set|_set|payload|params)$/i.test(name) && isRecord(member)
      ? listMembers(member)
      : []),
    [name, member] as const,
  ]);
}

function withoutNull(values: ReadonlyMap<string, unknown>): ReadonlyMap<string, unknown> {
  return new Map([...values].filter(([, value]) => value != null));
}

function idsOf(own: ReadonlyMap<string, unknown>): ReadonlyMap<string, unknown> {
  const ids = new Map<string, unknown>();
  for (const [name, value] of own) {
    const words = wordsOf(name);
    const isId = value != null && words.length > 1 && /^ids?$/.test(words.at(-1)!);
    if (isId) ids.set(words.slice(0, -1).join(''), value);
  }
  return ids;
}

/** The id that a request has for an object, by the field's name, then by its type's. */
export function idOf({ids}: Echo, fieldName: string, typeName?: string): unknown {
  if (ids.size === 0) return undefined;
  const found = ids.get(joinSingular(wordsOf(fieldName)));
  const isOther = typeName !== undefined && !isIdOf(found, typeName);
  if (found !== undefined && !isOther) return found;
  if (typeName === undefined) return undefined;
  // `badgeId` is that of a `RewardsBadge`, too.
  return endsOf(wordsOf(typeName))
    .map((end) => ids.get(joinSingular(end)))
    .find((id) => id !== undefined && isIdOf(id, typeName));
}

/** Whether an id may be that of a type; one that has no type in it may be of any. */
export function isIdOf(id: unknown, typeName: string): boolean {
  const type = typeOfId(Array.isArray(id) ? id[0] : id);
  return (type ?? typeName) === typeName;
}

/** The value of a filter by equality, or the values of which a field has one. */
export function comparedValue(sent: unknown): unknown {
  if (!isRecord(sent)) return sent;
  const found = Object.entries(sent).find(([name]) => EQUALITY.test(name));
  const isFilter = Object.keys(sent).some(isComparison);
  return found ? found[1] : isFilter ? undefined : sent;
}

/** The fields that a text is likely to be in, where a list of texts comes back as objects. */
const TEXTS = [
  'text',
  'label',
  'name',
  'title',
  'value',
  'code',
  'email',
  'login',
  'url',
];

/** What an object has of the item of a list that was sent for it. */
export function ownOfItem(
  item: unknown,
  listName: string,
  type: GraphQLObjectType,
): Echo['own'] {
  if (isRecord(item)) return withoutNull(new Map(Object.entries(item)));
  const fields = type.getFields();
  if (/ids$/i.test(listName)) {
    return isIdOf(item, isEdge(type) ? itemOf(type).name : type.name)
      ? new Map([['id', item]])
      : new Map<string, unknown>();
  }
  const names = [toSingular(listName), ...TEXTS, 'id'];
  const name = names.find(
    (each) => Object.hasOwn(fields, each) && isLeafType(getNamedType(fields[each]!.type)),
  );
  return new Map(name === undefined ? [] : [[name, item]]);
}
