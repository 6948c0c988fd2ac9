import {seededRandom} from '../../packages/graphql-api-model/src/__fixtures__/seededRandom';

/** What of all mutants is tried. */
export interface Choice {
  /** The most of a class. */
  readonly most: number;
  readonly seed: number;
}

/** So many of all, in the order of a seed; all of them in their own. */
export function pick<Mutant>(
  mutants: readonly Mutant[],
  {most, seed}: Choice,
): readonly Mutant[] {
  if (mutants.length <= most) return mutants;
  const random = seededRandom(seed);
  return mutants
    .map((mutant) => ({mutant, key: random()}))
    .toSorted((a, b) => a.key - b.key)
    .slice(0, most)
    .map(({mutant}) => mutant);
}
