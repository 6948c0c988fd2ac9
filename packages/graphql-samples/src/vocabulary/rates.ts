/** How often something may be done: `5 a day`, `30 in 10 minutes`. */
interface Rate {
  readonly number: string;
  /** In the singular, with its count where it is not one: `day`, `10 minute`. */
  readonly period: string;
}

interface PlacedRate extends Rate {
  readonly text: string;
  readonly at: number;
}

/** Up to three words stand between: `60 calls of each a minute`, `30 comments in 10 minutes`. */
const RATE =
  /(?<![\w.,-])(\d+(?:,\d+)*)(?: (?!an?\b|in\b|per\b|and\b|or\b)[a-z]+){0,3} (?:an?|per|in(?: an?)?) (?:(\d+) )?(second|minute|hour|day|week|month|year)s?\b/g;

/** Reads the rates of a sentence. */
export function readRates(sentence: string): readonly PlacedRate[] {
  return [...sentence.matchAll(RATE)].map((match) => {
    const [text, number = '', count, unit = ''] = match;
    const isOne = (count ?? '1') === '1';
    return {text, at: match.index, number, period: isOne ? unit : `${count} ${unit}`};
  });
}

/** Reads a rate as a directive has it. */
export function readRate(text: string): Rate | undefined {
  return readRates(text)[0];
}

export function isSameRate(a: Rate, b: Rate | undefined): boolean {
  return a.number === b?.number && a.period === b.period;
}
