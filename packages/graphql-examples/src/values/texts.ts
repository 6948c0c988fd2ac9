import {toCursor, toHex} from './identifiers';
import {type Place, toPhrase, wordsOf} from './place';
import {PEOPLE, toHandle, toProperName, toSlug} from './properNames';

type Write = (place: Place, words: string) => string;

/** What the name of a text says that it is; the first that fits counts. */
const TEXTS: readonly (readonly [RegExp, Write])[] = [
  [/\bcursor$|^(?:after|before)$/, ({index}) => toCursor(index)],
  [/\bemails?(?: address(?:es)?)?$/, ({index}) => `${toHandle(index)}@example.com`],
  [/\bmasked email$/, ({index}) => `${toHandle(index)[0]!}***@example.com`],
  [
    /\b(?:avatar|image|picture|photo|logo|icon|thumbnail|banner)(?: \w+)? (?:url|uri|link)$/,
    toImageUrl,
  ],
  [
    /\b(?:ssh|git) ur[il]$/,
    ({owner}) => `git@example.com:${toSlug(toProperName(typeWords(owner), 0))}.git`,
  ],
  [/\bresource path$|\bpath$/, ({owner, index}) => `/${toPath(owner, index)}`],
  [
    /\b(?:urls?|uri|href|link|website|homepage|web site)$/,
    ({owner, index}) => `https://example.com/${toPath(owner, index)}`,
  ],
  [/\bhandle$|\blogin$|\buser ?name$|\bscreen name$/, ({index}) => toHandle(index)],
  [/\bfirst name$|\bgiven name$/, ({index}) => PEOPLE[index % 4]!.split(' ')[0]!],
  [
    /\blast name$|\bfamily name$|\bsurname$/,
    ({index}) => PEOPLE[index % 4]!.split(' ')[1]!,
  ],
  [
    /\b(?:full|display|author|organizer|contact|user) name$/,
    ({index}) => PEOPLE[index % 4]!,
  ],
  [/\bfile ?name$/, toFileName],
  [
    /\bslug$|\bpermalink$/,
    ({owner, index}) => toSlug(toProperName(typeWords(owner), index)),
  ],
  [/\b(?:mime|content|media) type$/, () => 'image/jpeg'],
  [/\b(?:time ?zone|tz)$/, () => 'Europe/Lisbon'],
  [/\bcountry(?: code)?$/, ({name}) => (/code/i.test(name) ? 'PT' : 'Portugal')],
  [
    /\b(?:languages?|locales?|lang)(?: code| tag)?$/,
    ({index}) => ['en', 'pt', 'de'][index % 3]!,
  ],
  [/\bcurrency(?: code)?$/, () => 'EUR'],
  [/\bcity$|\btown$|\blocality$/, ({index}) => toProperName('city', index)],
  [/\bregion$|\bstate$|\bprovince$/, () => 'Lisboa'],
  [
    /\bstreet(?: address)?$|\baddress(?: line)?(?: 1)?$/,
    ({index}) => `Rua das Flores ${12 + index}`,
  ],
  [/\b(?:postal|zip|post)(?: ?code)?$/, () => '1200-195'],
  [
    /\bphone(?: number)?$|\bmobile$|\btelephone$/,
    ({index}) => `+3512100000${10 + index}`,
  ],
  [/\bcolou?r$/, () => '2f6f4e'],
  [/\b(?:app )?versions?$/, () => '2.4.0'],
  [
    /\b(?:sha|oid|commit|hash|digest|checksum)$/,
    ({owner, index}) => toHex(`${owner} ${index}`, 40),
  ],
  [
    /\b(?:token|secret|signature|nonce|key|code|challenge)$/,
    ({owner, name, index}) => toHex(`${owner} ${name} ${index}`, 24),
  ],
  [
    /\bmutation id$|\brequest id$|\binstallation id$/,
    ({owner, name}) => toHex(`${owner} ${name}`, 16),
  ],
  [/\bids?$/, ({name, index}) => toHex(`${name} ${index}`, 16)],
  [/\bdate$|\bday$|\bon$/, ({index}) => `2026-01-${12 + index}`],
  [/\b(?:at|time|timestamp)$/, ({index}) => `2026-01-${12 + index}T09:30:00Z`],
  [/\b(?:query|search|term|q|keywords?|prefix|needle)$/, () => 'garden'],
  [/\b(?:emoji|reaction)$/, () => '🌱'],
  [/\b(?:message|note|comment|reason|remark|reply)$/, ({index}) => MESSAGES[index % 2]!],
  [
    /\b(?:tagline|teaser|subtitle|summary|headline|excerpt|preview|snippet)$/,
    ({index}) => SENTENCES[index % 2]!,
  ],
  [
    /\b(?:description|body|text|content|about(?: me)?|bio|readme|mission|details|markdown|html)$/,
    toBody,
  ],
  [/\balt(?:ernative)?(?: text)?$|\bcaption$/, () => 'A bowl of red tomatoes'],
  [/\bquestion$/, () => 'When shall we meet?'],
  [/\b(?:name|title|label|subject|heading)s?$/, toOwnersName],
];

const MESSAGES = ['Happy to help on Saturday.', 'See you at the gate.'];
const SENTENCES = [
  'We grow vegetables above the city.',
  'Bring the seeds you have too many of.',
];
const BODIES = [
  'They are ripe. Come and try them on Saturday.',
  'Seedlings are free; please bring your own pots.',
];

const HANDLE = /^[^.]*\b(?:handle|login|username)\b/i;

/** A text that fits its name, and how long its description lets it be. */
export function toText(place: Place): string {
  const words = toPhrase(place.name);
  if (/name|title/.test(words) && HANDLE.test(place.description ?? '')) {
    return toHandle(place.index);
  }
  const write = TEXTS.find(([pattern]) => pattern.test(words))?.[1];
  return write ? write(place, words) : toPlainWords(place, words);
}

/** Words for what nothing is known of: an answer in the sense of its name. */
function toPlainWords({index, owner}: Place, words: string): string {
  return toProperName(`${typeWords(owner)} ${words}`, index);
}

/** The name of the object itself, or of what the words before "name" say. */
function toOwnersName({owner, entity, index}: Place, words: string): string {
  const before = words.replace(/ ?(?:name|title|label|subject|heading)s?$/, '');
  return toProperName(before === '' ? typeWords(entity ?? owner) : before, index);
}

function toBody({owner, index}: Place): string {
  const isSearch = /autocomplete|search/i.test(owner);
  return isSearch ? toProperName(typeWords(owner), index) : BODIES[index % 2]!;
}

function toFileName({owner, index}: Place): string {
  const format = /\b(?:ics|pdf|csv|zip|xml|json|txt|html)\b/.exec(typeWords(owner))?.[0];
  return format === undefined
    ? toProperName('file', index)
    : `garden-${index + 1}.${format}`;
}

function toImageUrl({owner, index}: Place, words: string): string {
  const folder = words.split(' ').slice(0, -1).join('-');
  return `https://images.example.com/${folder}/${toHex(`${owner} ${words} ${index}`, 8)}.jpg`;
}

function toPath(owner: string, index: number): string {
  const words = typeWords(owner);
  return `${toSlug(words)}/${toSlug(toProperName(words, index))}`;
}

/** The words of a type without those that say what it is for. */
export function typeWords(typeName: string): string {
  const words = wordsOf(typeName).filter(
    (word) =>
      !/^(?:create|update|delete|add|remove|set|input|payload|filter|args?|v\d+)$/.test(
        word,
      ),
  );
  return (words.length === 0 ? wordsOf(typeName) : words).join(' ');
}
