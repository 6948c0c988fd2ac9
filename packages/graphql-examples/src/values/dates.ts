import {wordsOf} from './place';

/** What happened in which order to an object: its making comes before its changes. */
const MOMENTS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:birth|born|birthday|founded)\b/, '1990-05-17T08:00:00.000Z'],
  [
    /\b(?:deletion|removal|expires?|expiry|expiration|expired|lapses?|valid|available|supported|sunset)\b/,
    '2027-12-31T23:00:00.000Z',
  ],
  [
    /\b(?:starts?|started|starting|begins?|opens|from|after|min)\b/,
    '2027-06-19T15:00:00.000Z',
  ],
  [/\b(?:ends?|ended|ending|until|to|before|closes|max)\b/, '2027-06-19T18:00:00.000Z'],
  [
    /\b(?:due|deadline|scheduled|schedule|apply|decision|repeats?|next)\b/,
    '2027-06-30T16:00:00.000Z',
  ],
  [
    /\b(?:updated|update|deleted|removed|edited|modified|changed|last|seen|read|activity|pushed)\b/,
    '2026-03-02T16:45:00.000Z',
  ],
  [
    /\b(?:closed|completed|finished|merged|answered|resolved|unlocked|counted|ranked|indexed|fetched|synced)\b/,
    '2026-02-20T11:20:00.000Z',
  ],
  [
    /\b(?:published|publish|released|accepted|approved|submitted|sent)\b/,
    '2026-01-12T10:00:00.000Z',
  ],
];
const MADE = '2026-01-12T09:30:00.000Z';
const DAY = 24 * 60 * 60 * 1000;

/** The moment that a name speaks of, a day later for each further object. */
export function toMoment(name: string, index: number): string {
  const words = wordsOf(name).join(' ');
  const found = MOMENTS.find(([pattern]) => pattern.test(words))?.[1] ?? MADE;
  return new Date(Date.parse(found) + index * DAY).toISOString();
}

/** The same moment in the form that an example of the schema has. */
export function likeExample(moment: string, example: string | undefined): string {
  if (example === undefined) return moment.replace('.000Z', 'Z');
  const offset = /([+-]\d\d):\d\d$/.exec(example)?.[0];
  if (offset === undefined) {
    return /\.\d+Z$/.test(example) ? moment : moment.replace('.000Z', 'Z');
  }
  const local = new Date(
    Date.parse(moment) + Number.parseInt(offset, 10) * 60 * 60 * 1000,
  );
  return local.toISOString().replace(/\.\d+Z$/, offset);
}
