import {memoize, toSingular, toSlug} from 'graphql-api-model';
import {toDate, toDateTime} from './dates';
import {toFileType} from './fileTypes';
import {toCursor, toHex} from './identifiers';
import {type Place, wordsOf} from './place';

const PEOPLE = ['Ada Lovelace', 'Grace Hopper', 'Alan Turing', 'Mary Jackson'];
const PERSON =
  /^(?:user|person|account|member|author|actor|profile|contact|customer|employee|viewer)$/;

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
  [/\b(?:full|display|author|contact|user) name$/, ({index}) => toPerson(index)],
  [/\bfile ?name$/, (place) => `file-${place.index + 1}.${toFileType(place).extension}`],
  [/\b(?:slug|permalink)$|^key$/, (place) => wordsOf(toTitle(place)).join('-')],
  [/\b(?:mime|content|media) type$/, (place) => toFileType(place).mime],
  [/\b(?:time ?zone|tz)$/, () => 'Europe/Lisbon'],
  [/\bcountry code$/, () => 'PT'],
  [/\bcountry$/, () => 'Portugal'],
  [
    /\b(?:language|locale|lang)(?: code| tag)?$/,
    ({index}) => ['en', 'pt', 'de'][index % 3]!,
  ],
  [/\bcurrency(?: code)?$/, () => 'EUR'],
  [/\b(?:city|town|region|state|province)$/, () => 'Lisbon'],
  [/\b(?:street|address)(?: line)?(?: 1)?$/, ({index}) => `Rua das Flores ${12 + index}`],
  [/\b(?:postal|zip|post) ?code$/, () => '1200-195'],
  [/\b(?:phone(?: number)?|mobile)$/, ({index}) => `+3512100000${10 + (index % 90)}`],
  [/\b(?:color|colour)$/, () => '2f6f4e'],
  [/\bversion$/, () => '2.4.0'],
  [/\b(?:sha|oid|hash|digest|checksum)$/, (place) => toToken(place, 40)],
  [/\b(?:token|secret|signature|nonce|code|key|id)$/, (place) => toToken(place, 16)],
  [/\b(?:date|day|on)$/, toDate],
  [/\b(?:at|time|timestamp)$/, toDateTime],
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
