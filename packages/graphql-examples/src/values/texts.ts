import {memoize, toSingular, toSlug} from 'graphql-api-model';
import {toDate, toDateTime} from './dates';
import {toFileType} from './fileTypes';
import {toCursor, toHex, toUuid} from './identifiers';
import {toNumber} from './numbers';
import {type Place, wordsOf} from './place';

const PEOPLE = ['Ada Lovelace', 'Grace Hopper', 'Alan Turing', 'Mary Jackson'];
const PERSON =
  /^(?:user|person|member|author|actor|contact|customer|employee|viewer|owner|assignee|staff|administrator)$/;
/** Types with an address, in which a state is a place. */
const PLACE = /address|location|place|venue|city|region/i;

type Write = (place: Place) => string;

/** Texts by the words of a name, the last of them in the singular; the first match counts. */
const TEXTS: readonly (readonly [RegExp, Write])[] = [
  [/\bcursor$|^(?:after|before)$/, ({index}) => toCursor(index)],
  [/\bemail(?: address)?$/, ({index}) => `${toHandle(index)}@example.com`],
  [/\b(?:ssh|git) ur[il]$/, ({owner}) => `git@example.com:${toSlug(owner)}.git`],
  [
    /\b(?:url|uri|href|link|website|homepage)$/,
    (place) => `https://example.com${toPath(place)}`,
  ],
  [/\bpath$/, toPath],
  [/\b(?:handle|login|user ?name|screen name)$/, ({index}) => toHandle(index)],
  [/\b(?:first|given) name$/, ({index}) => toPerson(index).split(' ')[0]!],
  [/\b(?:last|family) name$|\bsurname$/, ({index}) => toPerson(index).split(' ')[1]!],
  [
    /\b(?:author|contact|user|owner|customer|holder|member|recipient|sender) name$/,
    ({index}) => toPerson(index),
  ],
  [/\b(?:full|display) name$/, toTitle],
  [/\bfile ?name$/, (place) => `file-${place.index + 1}.${toFileType(place).extension}`],
  [
    /\b(?:host ?name|host|domain(?: name)?|fqdn)$/,
    (place) =>
      `${toSlug(nounOf(place)).replace(/\W+/g, '-')}-${place.index + 1}.example.com`,
  ],
  [/\b(?:ip|ipv4|ip address|v4)$/, ({index}) => `203.0.113.${10 + index}`],
  [/\b(?:ipv6|v6)$/, ({index}) => `2001:db8::${10 + index}`],
  [/\bmac(?: address)?$/, ({index}) => `02:00:5e:10:00:0${1 + (index % 9)}`],
  [
    /\buser agent$/,
    () => 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
  ],
  [/\b(?:uuid|guid)$/, ({owner, entity = owner, index}) => toUuid(entity, index)],
  [
    /(?:^| )sku$/,
    (place) => `${toSlug(nounOf(place)).slice(0, 3).toUpperCase()}-${1001 + place.index}`,
  ],
  [/\b(?:isbn|ean|gtin|barcode|upc)$/, ({index}) => `978013110362${7 + (index % 3)}`],
  [/\bcron\b|\bschedule$/, () => '0 6 * * *'],
  [/\bport$/, () => '443'],
  [/\b(?:slug|permalink)$|^key$/, (place) => wordsOf(toTitle(place)).join('-')],
  [/\b(?:mime|content|media) type$/, (place) => toFileType(place).mime],
  [/\b(?:time ?zone|tz)$/, () => 'Europe/Lisbon'],
  [/\b(?:country|region) (?:code|iso)$|\biso ?2?$/, () => 'PT'],
  [/\bcountry$/, () => 'Portugal'],
  [
    /\b(?:language|locale|lang)(?: code| tag)?$/,
    ({index}) => ['en', 'pt', 'de'][index % 3]!,
  ],
  [/\bcurrency(?: code)?$/, () => 'EUR'],
  [/\b(?:city|town)$|\bcity name$/, () => 'Lisbon'],
  [/\b(?:region|province|county|district)(?: name)?$/, () => 'Lisboa'],
  [/\b(?:street|address)(?: line)?(?: 1)?$/, ({index}) => `Rua das Flores ${12 + index}`],
  [/\b(?:postal|zip|post) ?code$/, () => '1200-195'],
  [/\b(?:phone(?: number)?|mobile)$/, ({index}) => `+3512100000${10 + (index % 90)}`],
  [/\b(?:color|colour)$/, () => '#2f6f4e'],
  [/\bversion$/, ({index}) => `2.4.${index}`],
  [/\b(?:state|status|phase|condition)$/, toState],
  [/\b(?:type|kind|category|variant|class|tier|plan)$/, () => 'standard'],
  [/\b(?:level|priority|severity|importance)$/, () => 'normal'],
  [/\brole$/, () => 'member'],
  [/\b(?:gender|sex)$/, () => 'female'],
  [/\b(?:format|extension)$/, (place) => toFileType(place).extension],
  [/\bunit$/, () => 'kg'],
  [/\b(?:environment|env|stage)$/, () => 'production'],
  [/\b(?:channel|platform|source|provider|medium|origin)$/, () => 'web'],
  [/\bmethod$/, () => 'standard'],
  [/\b(?:first|last|middle|given) ?names?$/, ({index}) => toPerson(index).split(' ')[0]!],
  [
    /\b(?:price|amount|total|subtotal|balance|cost|fee|quantity|size|weight|height|width|length|count|number|limit|rate|percentage|percent|score|rating|age|decimals|supply|volume)$/,
    (place) => String(toNumber(place, true)),
  ],
  [/\b(?:sha|oid|hash|digest|checksum)$/, (place) => toToken(place, 40)],
  [/\b(?:token|secret|signature|nonce|code|key|id)$/, (place) => toToken(place, 16)],
  [/\b(?:date|day|on)(?: (?:[gl]te?|greater|lesser|after|before))?$/, toDate],
  [/\b(?:at|time|timestamp)(?: (?:[gl]te?|greater|lesser|after|before))?$/, toDateTime],
  [/\b(?:query|search|term|keyword|prefix)$/, () => 'welcome'],
  [
    /\b(?:description|body|text|content|about|bio|summary|message|note|comment|reason|caption)$/,
    (place) =>
      `${capitalize(toPhrase(place.name))} of ${nounOf(place)} ${place.index + 1}`,
  ],
  [/\b(?:name|title|label|subject|heading)$/, toTitle],
];

/** A text that fits its name; for an unknown name a neutral one, such as `Opening hours 1`. */
export function toText(place: Place): string {
  const words = toPhrase(place.name);
  const write = TEXTS.find(([pattern]) => pattern.test(words))?.[1];
  return write ? write(place) : `${capitalize(words)} ${place.index + 1}`;
}

const toPhrase = memoize((name) => {
  const words = wordsOf(name);
  return [...words.slice(0, -1), toSingular(words.at(-1) ?? name)].join(' ');
});

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function toTitle(place: Place): string {
  const noun = nounOf(place);
  return noun.split(' ').some((word) => PERSON.test(toSingular(word)))
    ? toPerson(place.index)
    : `${capitalize(noun)} ${place.index + 1}`;
}

const nounOf = ({owner, entity = owner}: Place): string => toNoun(entity);

/** What has a text: `space` for `Space` and for its payload. */
const toNoun = memoize((type) => {
  const words = wordsOf(type);
  return words
    .filter((word) => !/^(?:input|payload|response|result)$/.test(word))
    .join(' ');
});

function toState({owner}: Place): string {
  return PLACE.test(owner) ? 'Lisboa' : 'active';
}

function toPath({owner, index}: Place): string {
  return `/${toSlug(owner)}/${index + 1}`;
}

function toToken({owner, name, index}: Place, length: number): string {
  return toHex(`${owner} ${name} ${index}`, length);
}

/** A person of the list, with a number when the list is too short. */
function toPerson(index: number): string {
  const round = Math.floor(index / PEOPLE.length);
  return `${PEOPLE[index % PEOPLE.length]!}${round === 0 ? '' : ` ${round + 1}`}`;
}

function toHandle(index: number): string {
  return wordsOf(toPerson(index))[0]!;
}
