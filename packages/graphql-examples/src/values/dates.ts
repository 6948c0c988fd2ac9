import {type Place, wordsOf} from './place';

/** Moments by the words of a name: what is made first comes first. */
const MOMENTS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:gte?|greater(?: than)?|after)$/, '2025-01-01T00:00:00Z'],
  [/\b(?:lte?|(?:lesser|less)(?: than)?|before)$/, '2028-01-01T00:00:00Z'],
  [/\b(?:birth|born|birthday|founded)\b/, '1990-05-17T08:00:00Z'],
  [/\b(?:expires?|expiry|expiration|valid|deletion)\b/, '2027-12-31T23:00:00Z'],
  [/\b(?:closes|due)\b/, '2027-06-19T18:00:00Z'],
  [/\b(?:start(?:s|ed)?|begins?|began|opens|from|since|min)\b/, '2026-02-20T15:00:00Z'],
  [/\b(?:end(?:s|ed)?|finished|completed|until|to|max)\b/, '2026-02-20T18:00:00Z'],
  [
    /\b(?:updated?|edited|modified|changed|last|seen|read|closed|deleted)\b/,
    '2026-03-02T16:45:00Z',
  ],
];
const CREATED = '2026-01-12T09:30:00Z';
const DAY = 24 * 60 * 60 * 1000;

/** The moment for a name, a day later for each further object. */
export function toDateTime({name, index}: Pick<Place, 'index' | 'name'>): string {
  const words = wordsOf(name).join(' ');
  const found = MOMENTS.find(([pattern]) => pattern.test(words))?.[1] ?? CREATED;
  return new Date(Date.parse(found) + index * DAY).toISOString().replace('.000', '');
}

/** The day of the moment. */
export function toDate(place: Place): string {
  return toDateTime(place).slice(0, 10);
}
