import {endsOf, joinSingular} from '../values/world';
import {wordsOf} from '../values/place';

/** The values of a request, which its response repeats. */
export interface Echo {
  /** By the name of an argument or input field: the fields of the returned object. */
  readonly own: ReadonlyMap<string, unknown>;
  /** Ids by what they identify: `spaceId` is that of `space`. */
  readonly ids: ReadonlyMap<string, unknown>;
}

/** The values of the arguments of a field; the fields of input objects count as arguments. */
export function toEcho(args: Readonly<Record<string, unknown>>): Echo {
  const own = new Map(flatten(args));
  const ids = new Map<string, unknown>();
  for (const [name, value] of own) {
    const words = wordsOf(name);
    if (words.length > 1 && /^ids?$/.test(words.at(-1)!)) {
      ids.set(words.slice(0, -1).join(''), value);
    }
  }
  return {own, ids};
}

function flatten(
  args: Readonly<Record<string, unknown>>,
): readonly (readonly [string, unknown])[] {
  return Object.entries(args).flatMap(([name, value]) => {
    if (value == null) return [];
    const isInput = /^(?:input|data|object|set|_set|payload|params)$/i.test(name);
    return isInput && isRecord(value) ? flatten(value) : [[name, value] as const];
  });
}

/** The id that a request has for an object, by the field's name, then by its type's. */
export function idOf({ids}: Echo, fieldName: string, typeName?: string): unknown {
  const found = ids.get(joinSingular(wordsOf(fieldName)));
  if (found !== undefined || typeName === undefined) return found;
  // `badgeId` is that of a `RewardsBadge`, too.
  return endsOf(wordsOf(typeName))
    .map((end) => ids.get(joinSingular(end)))
    .find((id) => id !== undefined);
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
