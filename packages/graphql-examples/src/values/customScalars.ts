import type {GraphQLScalarType} from 'graphql';
import {checkScalarValue} from 'graphql-samples';
import {ExampleError} from '../ExampleError';
import {toDate, toDateTime} from './dates';
import {toHex, toOpaqueId, toUuid} from './identifiers';
import {toNumber} from './numbers';
import {type Place, wordsOf} from './place';
import {toText} from './texts';
import {isUpload, type World} from './world';

type Make = (place: Place) => unknown;

/** JSON by the words of the name of its field. */
const RECORDS: readonly (readonly [RegExp, unknown])[] = [
  [
    /metadata|attributes?|properties|property|custom|extra|tags|labels/,
    {source: 'newsletter', priority: 'high'},
  ],
  [/settings?|config|options?|preferences?|params/, {notifications: true, theme: 'dark'}],
  [
    /content|blocks?|document|body|rich|description/,
    {blocks: [{type: 'paragraph', text: 'Welcome'}]},
  ],
  [/dimensions?|size/, {width: 1920, height: 1080}],
  [/errors?|details?/, {code: 'NOT_FOUND', message: 'The item was not found.'}],
  [/translations?|locale|i18n/, {en: 'Welcome', 'en-GB': 'Welcome'}],
  [/schema/, {type: 'object', properties: {name: {type: 'string'}}}],
];
const RECORD = {enabled: true, labels: ['first', 'second']};

function toRecord({name}: Place): unknown {
  const words = wordsOf(name).join(' ');
  return RECORDS.find(([pattern]) => pattern.test(words))?.[1] ?? RECORD;
}
const POINT = {type: 'Point', coordinates: [-9.1394, 38.7139]};
const textOf =
  (name: string): Make =>
  (place) =>
    toText({...place, name});
const toId: Make = ({entity, owner, index}) => toOpaqueId(entity ?? owner, index);
const toUuidOf: Make = ({entity, owner, index}) => toUuid(entity ?? owner, index);
const toWhole: Make = (place) => toNumber(place, true);

/** Values by the formats of graphql-samples and the usual names of scalars; the first match counts. */
const BY_NAME: readonly (readonly [RegExp, Make])[] = [
  [/^(?:void|null|upload)$/, () => null],
  [/^bool(?:ean)?$/, () => true],
  [/^_?any$/, (place) => ({__typename: place.entity ?? 'Query', id: toId(place)})],
  [/^_?fieldset$/, () => 'id'],
  [/^(?:uuid|guid)v?\d*$/, toUuidOf],
  [/^(?:local)?date$/, toDate],
  [/^date-time-utc$/, (place) => new Date(toDateTime(place)).toISOString()],
  [/date|timestamp|instant|moment/, toDateTime],
  [/^(?:local)?times?(?:tz)?$/, () => '09:30:00'],
  [/^time-?zone$/, () => 'Europe/Lisbon'],
  [/duration|interval|timespan/, () => 'PT1H30M'],
  [/^(?:geojson|geometry|geography|point)$/, () => POINT],
  [/json_?string/, (place) => JSON.stringify(toRecord(place))],
  [/json|map$|^object$|^record$/, toRecord],
  [
    /^(?:u?int\d*|long|short|byte|unsigned\w*|(?:non)?(?:positive|negative)int|integer|port)$/,
    toWhole,
  ],
  [/^big/, (place) => String(toNumber(place, true))],
  [/decimal|money|amount|numeric/, ({index}) => `${25 + index}.50`],
  [/^(?:float\d*|double|number)$/, (place) => toNumber(place, false)],
  [/ur[il]$|^(?:link|href)$/, textOf('url')],
  [/e-?mail/, textOf('email')],
  [/sha|oid|hash/, ({owner, name, index}) => toHex(`${owner} ${name} ${index}`, 40)],
  [
    /base64|bytes|binary/,
    (place) => Buffer.from(`${toText(place)} ${place.index + 1}`).toString('base64'),
  ],
  [/^html$/, (place) => `<p>${toText({...place, name: 'body'})}</p>`],
  [/phone/, textOf('phone')],
  [/locale|language/, () => 'en'],
  [/country|region_?code/, () => 'PT'],
  [/currency/, () => 'EUR'],
  [/color|colour/, () => '#2f6f4e'],
  [/host|domain/, textOf('hostName')],
  [/ipv6/, textOf('ipv6')],
  [/^(?:ip|inet)/, textOf('ip')],
  [/slug/, textOf('slug')],
  [/cursor/, textOf('cursor')],
  [/^version$/, () => '2.4.1'],
  [/^id$/, toId],
];

function toNamed(name: string, place: Place): unknown {
  return BY_NAME.find(([pattern]) => pattern.test(name.toLowerCase()))?.[1](place);
}

/** A plausible value of a scalar that is not one of GraphQL itself. */
export function toCustomScalar(
  {scalars}: World,
  type: GraphQLScalarType,
  place: Place,
): unknown {
  if (isUpload(type)) return null;
  const {name} = type;
  const check = (value: unknown): string | undefined =>
    value === null ? undefined : checkScalarValue(name, value, {scalars, ...place});
  const format = Object.hasOwn(scalars, name) ? scalars[name] : undefined;
  const candidates = [
    typeof format === 'string' && format !== 'any' ? toNamed(format, place) : undefined,
    toNamed(name, place),
    toText(place),
    toNumber(place, true),
    RECORD,
  ].filter((value) => value !== undefined);
  const fitting = candidates.find((value) => check(value) === undefined);
  if (fitting !== undefined) return fitting;
  throw new ExampleError(
    `No example of the scalar "${name}" is known, which must be ${check(candidates.at(-1)) ?? 'another value'} (${place.coordinate}). Set one: values: {${name}: …}.`,
  );
}
