import {expect, it} from 'vitest';
import {blocksOf} from './codeBlocks';

/** What readers know an object by. */
const NAMES = ['name', 'fullName', 'title', 'headline', 'slug'];

interface Naming {
  readonly id: string;
  readonly name: string;
  readonly place: string;
}

function listNamings(value: unknown, place: string): readonly Naming[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = value as Readonly<Record<string, unknown>>;
  const {id} = own;
  const named = NAMES.flatMap((key) =>
    typeof id === 'string' && typeof own[key] === 'string'
      ? [{id, name: `${key} ${own[key]}`, place}]
      : [],
  );
  return [...named, ...Object.values(own).flatMap((one) => listNamings(one, place))];
}

const namings = blocksOf(['json']).flatMap(({page, line, code}) =>
  listNamings(JSON.parse(code), `${page}:${line}`),
);

/** Places that give one thing another value than the place before them. */
function findContradictions(
  toKey: (naming: Naming) => string,
  toValue: (naming: Naming) => string,
): readonly string[] {
  const first = new Map<string, Naming>();
  return namings.flatMap((naming) => {
    const before = first.get(toKey(naming)) ?? naming;
    first.set(toKey(naming), before);
    return toValue(before) === toValue(naming)
      ? []
      : [
          `${naming.place}: ${toKey(naming)} is ${toValue(naming)}, ${before.place} differs`,
        ];
  });
}

it('an object has the same name in all samples, and a name belongs to one object', () => {
  expect(namings.length).toBeGreaterThan(30);
  const kindOf = ({name}: Naming): string => name.split(' ')[0] ?? '';
  expect([
    ...findContradictions(
      (naming) => `${naming.id} ${kindOf(naming)}`,
      ({name}) => name,
    ),
    ...findContradictions(
      ({name}) => name,
      ({id}) => id,
    ),
  ]).toEqual([]);
});
