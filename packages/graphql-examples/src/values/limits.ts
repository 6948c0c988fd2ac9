/** What a description says of the least and the most of something. */
export interface Limits {
  readonly least?: number;
  readonly most?: number;
  /** Whether the characters of a text are counted. */
  readonly isLength: boolean;
}

const NUMBER = String.raw`((?:[-−]|\bminus )?\d[\d,]*(?:\.\d+)?)`;
const UNIT = String.raw`(?:[ -]([a-z]+))?`;
const RANGE = new RegExp(
  String.raw`(?:between )?(?<![\d.])${NUMBER} (?:to|and|through|–|-) ${NUMBER}${UNIT}`,
  'i',
);
const MOST = new RegExp(
  String.raw`\b(?:at most|up to|no more than|(?:a )?maximum(?: (?:length )?of| is)?|max\.?) ${NUMBER}${UNIT}`,
  'i',
);
const LEAST = new RegExp(
  String.raw`\b(?:at least|no less than|(?:a )?minimum(?: (?:length )?of| is)?|min\.?) ${NUMBER}${UNIT}`,
  'i',
);
const CHARACTERS = /^(?:characters?|chars?|letters?|bytes?)$/i;

/** Reads `3 to 80 characters`, `at most 50` and the like; undefined where nothing is said. */
export function readLimits(description: string | null | undefined): Limits | undefined {
  const text = description ?? '';
  const range = RANGE.exec(text);
  if (range) {
    return {
      least: toNumber(range[1]),
      most: toNumber(range[2]),
      isLength: CHARACTERS.test(range[3] ?? ''),
    };
  }
  const most = MOST.exec(text);
  const least = LEAST.exec(text);
  if (!most && !least) return undefined;
  return {
    ...(least && {least: toNumber(least[1])}),
    ...(most && {most: toNumber(most[1])}),
    isLength: CHARACTERS.test(most?.[2] ?? least?.[2] ?? ''),
  };
}

function toNumber(written: string | undefined): number {
  return Number((written ?? '').replaceAll(',', '').replace(/^(?:−|minus )/, '-'));
}

/** The number, moved into the limits. */
export function clamp(value: number, {least, most}: Omit<Limits, 'isLength'>): number {
  return Math.min(
    Math.max(value, least ?? value),
    most ?? Math.max(value, least ?? value),
  );
}
