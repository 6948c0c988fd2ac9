import {placeOf} from './placeOf';
import type {Duplicate} from './removeDuplicates';
import {printPlace, type Problem} from './SchemaError';

/** Each second definition as a problem that names both places. */
export function describeDuplicates(
  duplicates: readonly Duplicate[],
  lenient: boolean,
): readonly Problem[] {
  return duplicates.map(({coordinate, first, second}) => {
    const places = [placeOf(second), placeOf(first)].flatMap((place) => place ?? []);
    const original = places[1] ? ` first at ${printPlace(places[1])}` : '';
    return {
      message: `"${coordinate}" is defined twice,${original}.`,
      places,
      advice: lenient
        ? 'The first definition is used.'
        : 'Remove one of the two, or keep the first with the option lenient: true (--lenient).',
    };
  });
}
