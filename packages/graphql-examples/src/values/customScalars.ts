import type {GraphQLScalarType} from 'graphql';
import {checkScalarValue} from 'graphql-samples';
import {ExampleError} from '../ExampleError';
import {likeExample, toMoment} from './dates';
import {exampleIn} from './exampleIn';
import {toHex, toOpaqueId, toUuid} from './identifiers';
import {toNumber} from './numbers';
import type {Place} from './place';
import {toText} from './texts';
import {isUpload, type World} from './world';

type Make = (place: Place, example: string | undefined) => unknown;

const RECORD = {topic: 'gardening'};
const POINT = {type: 'Point', coordinates: [-9.1394, 38.7139]};
const toDate: Make = ({name, index}) => toMoment(name, index).slice(0, 10);
const toDateTime: Make = ({name, index}, example) =>
  likeExample(toMoment(name, index), example);

/** Values by what scalars are commonly called; the first that fits counts. */
const BY_NAME: readonly (readonly [RegExp, Make])[] = [
  [/^void$/, () => null],
  [
    /^_?any$/,
    ({entity}) => ({__typename: entity ?? 'Query', id: toOpaqueId(entity ?? '', 0)}),
  ],
  [/^_?fieldset$/, () => 'id'],
  [/^(?:uuid|guid)v?\d*$/, ({entity, owner, index}) => toUuid(entity ?? owner, index)],
  [/^(?:local)?date$/, toDate],
  [/date|timestamp|instant|moment/, toDateTime],
  [/^(?:local)?times?(?:tz)?$|^timeonly$/, () => '09:30:00'],
  [/duration|interval|timespan/, () => 'PT1H30M'],
  [/^(?:geojson|geometry|geography|point)$/, () => POINT],
  [/json|objmap|^map$|^object$|^record$/, () => RECORD],
  [
    /^(?:u?int\d*|long|short|byte|unsigned\w*|(?:non)?(?:positive|negative)int|port)$/,
    (place) => toNumber(place, true),
  ],
  [/^(?:big\w*|bigint)$/, (place) => String(toNumber(place, true))],
  [/decimal|money|currencyamount|numeric/, ({index}) => `${25 + index}.50`],
  [/^(?:float\d*|double|number)$/, (place) => toNumber(place, false)],
  [
    /^(?:ur[il]|link|href)$|ur[il]$/,
    (place) =>
      toText({
        ...place,
        name: /ur[il]$/i.test(place.name) ? place.name : `${place.name}Url`,
      }),
  ],
  [/e-?mail/, (place) => toText({...place, name: 'email'})],
  [/sha|oid|hash/, ({owner, name, index}) => toHex(`${owner} ${name} ${index}`, 40)],
  [/base64|bytes|binary/, () => 'R2FyZGVu'],
  [/^html$/, (place) => `<p>${toText({...place, name: 'body'})}</p>`],
  [/phone/, (place) => toText({...place, name: 'phone'})],
  [/locale|language/, () => 'en'],
  [/country/, () => 'PT'],
  [/cursor/, (place) => toText({...place, name: 'cursor'})],
  [/^id$/, ({entity, owner, index}) => toOpaqueId(entity ?? owner, index)],
];

/** A plausible value of a scalar that GraphQL itself does not have. */
export function toCustomScalar(
  world: World,
  type: GraphQLScalarType,
  place: Place,
): unknown {
  if (isUpload(type)) return null;
  const example = exampleIn(type.description);
  const candidates = [...candidatesOf(world, type, place, example)];
  const use = {scalars: world.scalars, isInput: place.isInput};
  const fitting = candidates.find(
    (value) => value === null || checkScalarValue(type.name, value, use) === undefined,
  );
  if (fitting === undefined) {
    const expected =
      checkScalarValue(type.name, candidates.at(-1), use) ?? 'another value';
    throw new ExampleError(
      `No example of the scalar "${type.name}" is known, which must be ${expected} (${place.coordinate}). Give one: values: {${type.name}: …}.`,
    );
  }
  return fitting;
}

function* candidatesOf(
  {scalars}: World,
  {name}: GraphQLScalarType,
  place: Place,
  example: string | undefined,
): Generator {
  const format = Object.hasOwn(scalars, name) ? scalars[name] : undefined;
  const own = BY_NAME.find(([pattern]) => pattern.test(name.toLowerCase()))?.[1];
  if (own) yield own(place, example);
  if (example !== undefined && format === undefined) yield example;
  if (typeof format === 'string') yield ofFormat(format, place, example);
  if (example !== undefined) yield example;
  yield toText(place);
  yield toNumber(place, true);
  yield RECORD;
}

function ofFormat(format: string, place: Place, example: string | undefined): unknown {
  switch (format) {
    case 'boolean':
      return true;
    case 'date':
      return toDate(place, example);
    case 'date-time':
      return toDateTime(place, example);
    case 'integer':
    case 'number':
      return toNumber(place, format === 'integer');
    case 'object':
      return RECORD;
    case 'url':
      return toText({...place, name: 'url'});
    case 'uuid':
      return toUuid(place.entity ?? place.owner, place.index);
    default:
      return toText(place);
  }
}
