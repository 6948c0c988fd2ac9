import {toSingular} from 'graphql-api-model';
import {wordsOf} from '../values/place';

/** What a request says, so that the answer can say the same. */
export interface Echo {
  /** Values by the name of an argument or input field, which are those of the object returned. */
  readonly own: ReadonlyMap<string, unknown>;
  /** Ids by what they are the ids of: `spaceId` is that of `space`. */
  readonly ids: ReadonlyMap<string, unknown>;
}

export const SILENCE: Echo = {own: new Map(), ids: new Map()};

/** What the arguments of a field say; those of input objects count as if they stood alone. */
export function toEcho(args: Readonly<Record<string, unknown>>): Echo {
  const own = new Map<string, unknown>();
  const ids = new Map<string, unknown>();
  for (const [name, value] of flatten(args)) {
    own.set(name, value);
    const words = wordsOf(name);
    if (words.length > 1 && /^ids?$/.test(words.at(-1)!)) {
      ids.set(words.slice(0, -1).join(''), value);
    }
  }
  return {own, ids};
}

function* flatten(
  args: Readonly<Record<string, unknown>>,
): Generator<readonly [string, unknown]> {
  for (const [name, value] of Object.entries(args)) {
    if (
      isRecord(value) &&
      /^(?:input|data|object|set|_set|payload|params)$/i.test(name)
    ) {
      yield* flatten(value);
    } else if (value !== null && value !== undefined) {
      yield [name, value];
    }
  }
}

/** The id that a request gave for an object: by the field's name, else by its type's. */
export function idOf(
  {ids}: Echo,
  fieldName: string,
  typeName: string | undefined,
): unknown {
  const found = ids.get(toKey(fieldName));
  if (found !== undefined || typeName === undefined) return found;
  // `badgeId` is that of a `RewardsBadge`, too.
  const words = wordsOf(typeName);
  return words
    .map((_, start) => ids.get(toKey(words.slice(start).join('_'))))
    .find((id) => id !== undefined);
}

/** The same words in whatever letter case, in the singular. */
function toKey(name: string): string {
  const words = wordsOf(name);
  return [...words.slice(0, -1), toSingular(words.at(-1) ?? '')].join('');
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
