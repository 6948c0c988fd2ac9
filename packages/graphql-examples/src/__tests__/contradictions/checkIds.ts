import {type GraphQLSchema, isAbstractType, isCompositeType, isObjectType} from 'graphql';
import {toSingular} from 'graphql-api-model';
import {wordsOf} from '../../values/place';
import type {Shown, ShownObject} from './readShown';

/** The type in a placeholder such as `VXNlcjox`, which is `User:1`. */
export function typeInId(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  return /^(\w[\w ]*):\d+$/.exec(Buffer.from(value, 'base64url').toString())?.[1];
}

function isOfType(schema: GraphQLSchema, name: string, wanted: string): boolean {
  if (name.toLowerCase().includes(wanted.toLowerCase())) return true;
  const type = schema.getType(wanted);
  const own = schema.getType(name);
  return isAbstractType(type) && isObjectType(own) && schema.isSubType(type, own);
}

/** The type that `spaceId` names, or that its last words do. */
function typeOfName(schema: GraphQLSchema, name: string): string | undefined {
  const words = wordsOf(name).filter((word) => !/^ids?$/.test(word));
  const noun = [...words.slice(0, -1), toSingular(words.at(-1) ?? '')].join('');
  return Object.values(schema.getTypeMap()).find(
    (type) => isCompositeType(type) && type.name.toLowerCase() === noun,
  )?.name;
}

/** Ids that decode to another type than the one they are of. */
export function checkIdTypes({schema, objects, sent}: Shown): readonly string[] {
  const shownIds = objects.flatMap(({fields, type}) => {
    const found = typeInId(fields.get('id')?.value);
    // A payload may have the id of what it is about.
    return found === undefined || found === type.name || type.name.endsWith('Payload')
      ? []
      : [`${type.name}.id is of ${found}`];
  });
  const sentIds = sent.flatMap(({name, value}) =>
    [value].flat().flatMap((id) => {
      const found = typeInId(id);
      if (found === undefined || !/ids?$/i.test(name)) return [];
      const wanted = typeOfName(schema, name);
      const isRight =
        wanted === undefined
          ? isObjectType(schema.getType(found))
          : isOfType(schema, found, wanted);
      return isRight ? [] : [`${name} is of ${found}`];
    }),
  );
  return [...shownIds, ...sentIds];
}

/** One id that was sent as that of two things. */
export function checkOwnIds({sent}: Shown): readonly string[] {
  const ids = sent
    .filter(({name}) => /(?:^id|Id|_id|Ids|_ids)$/.test(name))
    .flatMap(({name, value}) => [value].flat().map((id) => ({name, id})))
    // Two sequences may count alike.
    .filter(({id}) => typeof id === 'string');
  return ids.flatMap(({name, id}, index) =>
    ids
      .slice(index + 1)
      .filter((other) => other.id === id && other.name !== name)
      .map((other) => `${name} and ${other.name}`),
  );
}

/** Objects with the same id and other values, and lists with the same object twice. */
export function checkDuplicates({objects}: Shown): readonly string[] {
  const seen = new Map<string, ShownObject>();
  const differing = objects.flatMap((object) => {
    const id = object.fields.get('id')?.value;
    if (typeof id !== 'string') return [];
    const key = `${object.type.name} ${id}`;
    const other = seen.get(key);
    seen.set(key, object);
    if (!other) return [];
    return [...object.fields]
      .filter(([name, {field, objects: inner, value}]) => {
        const same = other.fields.get(name);
        return (
          same &&
          inner.length === 0 &&
          field.args.length === 0 &&
          !Array.isArray(value) &&
          JSON.stringify(same.value) !== JSON.stringify(value)
        );
      })
      .map(([name]) => `${key}: ${name} at ${other.path} and ${object.path}`);
  });
  const twice = objects
    .flatMap(({fields}) => [...fields.values()])
    .filter(({objects: inner, value}) => Array.isArray(value) && inner.length > 1)
    .filter(({objects: inner}) => {
      const texts = inner.map(textOf).filter((text) => text !== '[]');
      return new Set(texts).size < texts.length;
    })
    .map(({field}) => `${field.name} twice`);
  return [...differing, ...twice];
}

/** The id of an object, or its texts. */
function textOf({fields}: ShownObject): string {
  const id = fields.get('id')?.value;
  const texts = [...fields.values()].map(({value}) => value);
  return JSON.stringify(id ?? texts.filter((value) => typeof value === 'string'));
}
