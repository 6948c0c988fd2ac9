import {
  getNamedType,
  getNullableType,
  isAbstractType,
  isEnumType,
  isLeafType,
  isListType,
} from 'graphql';
import {toSingular} from 'graphql-api-model';
import {isWrapper} from '../../values/shapes';
import {wordsOf} from '../../values/place';
import {typeInId} from './checkIds';
import {
  isRecord,
  type Shown,
  type ShownField,
  type ShownObject,
  type Values,
} from './readShown';

/** Arguments that define how a list is read, not a value of an object. */
const READING =
  /^(?:first|last|limit|take|skip|offset|after|before|cursor|page|pageSize|perPage|orderBy|order_by|sort\w*|query|search|clientMutationId)$/;
const ID = /(?:^|[a-z_])ids?$|Ids?$/;

type Outcome = 'same' | 'value' | 'items' | 'filter';

/** Values that were sent, and do not come back in a field of their name. */
export function checkValues(shown: Shown): readonly (readonly [string, string])[] {
  return checkSent(shown, shown.root.args, true);
}

function checkSent(
  shown: Shown,
  sent: Values,
  isArgument: boolean,
): readonly (readonly [string, string])[] {
  return Object.entries(sent).flatMap(([name, value]) => {
    if (value == null || READING.test(name)) return [];
    const outcomes = shown.groups
      .map((group) => compareGroup(shown, group, name, value))
      .filter((outcome) => outcome !== undefined);
    if (outcomes.length === 0) {
      return isRecord(value) && isArgument ? checkSent(shown, value, false) : [];
    }
    if (outcomes.includes('same')) return [];
    return [[outcomes[0]!, `${name}: ${JSON.stringify(value)}`] as const];
  });
}

/** Undefined if no object has a field for the value. */
function compareGroup(
  {kind, root}: Shown,
  group: readonly ShownObject[],
  name: string,
  value: unknown,
): Outcome | undefined {
  const outcomes = group
    .map((object) => compareField(object, name, value, kind !== 'mutation'))
    .filter((outcome) => outcome !== undefined);
  const ids = name === 'ids' && Array.isArray(value) && group === root.objects;
  if (ids) return value.length === group.length ? 'same' : 'items';
  return outcomes.find((outcome) => outcome !== 'same') ?? outcomes[0];
}

function compareField(
  {fields}: ShownObject,
  name: string,
  value: unknown,
  isFilter: boolean,
): Outcome | undefined {
  const own = fields.get(name) ?? fields.get(toSingular(name));
  // Of two objects in a payload, the id is that of one.
  const isOther = name === 'id' && typeInId(own?.value) !== typeInId(value);
  if (isOther) return undefined;
  if (own) return compare(own, value, isFilter);
  if (!ID.test(name)) return undefined;
  const about = name.replace(/_?ids?$/i, '');
  const list = [...fields.values()].find(
    ({field}) => toSingular(field.name) === toSingular(about),
  );
  if (!list || list.objects.length === 0) return undefined;
  const ids = list.objects.map(({fields: inner}) => inner.get('id')?.value);
  if (ids.includes(undefined)) return undefined;
  const isEqual = JSON.stringify(ids) === JSON.stringify([value].flat());
  if (isEqual || (isFilter && ids.every((id) => [value].flat().includes(id))))
    return 'same';
  return Array.isArray(value) ? 'items' : 'value';
}

function compare(
  {field, objects, value: shown}: ShownField,
  sent: unknown,
  isFilter: boolean,
): Outcome | undefined {
  const type = getNamedType(field.type);
  const isList = isListType(getNullableType(field.type));
  const isText = !isEnumType(type) && !/^(?:Boolean|ID|UUID)$/.test(type.name);
  if (Array.isArray(sent) && isList) return compareLists(shown, objects, sent, isFilter);
  if (isRecord(sent) && objects.length === 1 && !isFilter) {
    const outcomes = Object.entries(sent)
      .filter(([, value]) => value != null)
      .map(([name, value]) => compareField(objects[0]!, name, value, isFilter));
    return outcomes.find((each) => each !== 'same' && each !== undefined) ?? 'same';
  }
  if (!isLeafType(type) || isRecord(sent) || isList) return undefined;
  // A filter by text finds more than what is equal, and `ALL` is a value of another enum.
  const isOther = isEnumType(type) && !type.getValue(String([sent].flat()[0]));
  if ((isFilter && isText) || isOther) return undefined;
  if (Array.isArray(sent)) return sent.includes(shown) ? 'same' : 'filter';
  return sent === shown ? 'same' : isFilter ? 'filter' : 'value';
}

function compareLists(
  shown: unknown,
  objects: readonly ShownObject[],
  sent: readonly unknown[],
  isFilter: boolean,
): Outcome | undefined {
  const items: readonly unknown[] = Array.isArray(shown) ? shown : [];
  if (isFilter) return undefined;
  if (items.length !== sent.length) return 'items';
  if (objects.length === 0) {
    return JSON.stringify(items) === JSON.stringify(sent) ? 'same' : 'items';
  }
  const isSame = sent.every((item, index) => {
    const {fields} = objects[index]!;
    return isRecord(item)
      ? Object.entries(item).every(([name, value]) => {
          const outcome =
            value == null ? 'same' : compareField(objects[index]!, name, value, false);
          return outcome === undefined || outcome === 'same';
        })
      : [...fields.values()].some(({value}) => value === item);
  });
  return isSame ? 'same' : 'items';
}

/** As many texts, ids or objects as were sent, where they are all that was sent. */
export function checkItems({kind, root, sent, groups}: Shown): readonly string[] {
  const lists = sent.filter(
    ({name, value, type}) =>
      Array.isArray(value) && !isEnumType(getNamedType(type)) && !READING.test(name),
  );
  const [only] = lists;
  if (lists.length !== 1 || !only || !Array.isArray(only.value)) return [];
  const isLookUp = /\bby\b/.test(wordsOf(root.field.name).join(' '));
  if (kind === 'query' && !(isLookUp && root.field.args.length === 1)) return [];
  const nouns = wordsOf(root.field.name).map((word) => toSingular(word));
  return groups
    .flatMap((group) => group.filter(({type}) => isWrapper(type)))
    .flatMap(({fields}) => [...fields.values()])
    .concat(root)
    .filter(({field, objects}) => {
      const last = toSingular(wordsOf(field.name).at(-1)!);
      const isNamed = nouns.includes(last) || nouns[0] === last;
      return Array.isArray(root.value)
        ? field === root.field
        : objects.length > 0 && isNamed;
    })
    .filter(({value}) => Array.isArray(value))
    .filter(({value}) => (value as unknown[]).length !== (only.value as unknown[]).length)
    .map(({field}) => `${only.name} and ${field.name}`);
}

/** Items of a list that a filter by an enum excludes. */
export function checkFilters({objects}: Shown): readonly string[] {
  return objects
    .flatMap(({fields}) => [...fields.values()])
    .flatMap(({args, field, objects: direct, value}) => {
      const items = Array.isArray(value) ? direct : direct.flatMap(listItems);
      return field.args.flatMap((argument) => {
        const type = getNamedType(argument.type);
        const wanted: readonly unknown[] = [args[argument.name] ?? []].flat();
        if (!isEnumType(type) || wanted.length === 0) return [];
        return items
          .flatMap(({fields}) => [...fields.values()])
          .filter(
            (each) =>
              getNamedType(each.field.type) === type && !Array.isArray(each.value),
          )
          .filter((each) => each.value !== null && !wanted.includes(each.value))
          .map(
            (each) =>
              `${field.name}(${argument.name}: ${wanted.join()}) has ${String(each.value)}`,
          );
      });
    });
}

/** The items of a page, with or without edges. */
function listItems({fields}: ShownObject): readonly ShownObject[] {
  return ['items', 'nodes', 'edges', 'results', 'node'].flatMap((name) =>
    (fields.get(name)?.objects ?? []).flatMap((item) => [item, ...listItems(item)]),
  );
}

/** The member of a union, or the kind, that the name of an argument names. */
export function checkMembers({schema, groups, root, sent}: Shown): readonly string[] {
  const args = Object.entries(root.args).flatMap(([name, value]) =>
    isRecord(value) ? Object.keys(value) : value == null ? [] : [name],
  );
  const named = args
    .filter((name) => /[a-z](?:Id|_id)$/.test(name))
    .map((name) => wordsOf(name).slice(0, -1).join(''));
  return groups.flatMap((group) =>
    group.flatMap(({fields}) =>
      [...fields.values()].flatMap(({field, objects, value}) => {
        const type = getNamedType(field.type);
        if (isAbstractType(type)) {
          const possible = schema.getPossibleTypes(type);
          const right = possible.find(({name}) => named.includes(name.toLowerCase()));
          const isOther = right && objects.length === 1 && objects[0]!.type !== right;
          return isOther ? [`${field.name} is ${objects[0]!.type.name}`] : [];
        }
        if (!isEnumType(type) || !/(?:^t|T)ype$/.test(field.name)) return [];
        const right = type
          .getValues()
          .find(({name}) => named.includes(wordsOf(name).join('')));
        const isSent = sent.some((each) => each.value === value);
        return right && right.name !== value && !isSent
          ? [`${field.name} is ${String(value)}`]
          : [];
      }),
    ),
  );
}
