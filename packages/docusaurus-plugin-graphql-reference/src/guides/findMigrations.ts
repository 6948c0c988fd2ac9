import type {Deprecated, ReferenceLink} from 'graphql-api-model';
import type {GuideSection} from './toSections';
import {hasWords} from './hasWords';

/** Words in the headings of sections that help to move on. */
const MOVES = /\b(?:deprecated|migrate|migration|move|replace|successor|upgrade)/i;

/**
 * Finds the section that explains how to move on from each deprecated element, by its coordinate: one
 * that names the element and what replaces it. The best has the name in its heading, or a word such as
 * "migrate", and few other names.
 */
export function findMigrations(
  sections: readonly GuideSection[],
  deprecations: readonly Deprecated[],
): ReadonlyMap<string, ReferenceLink> {
  const named = sections.map(({heading, link, mentions, requests}) => {
    const used = requests.flatMap(({coordinates}) => coordinates);
    return {heading, link, names: new Set([...mentions, ...used])};
  });
  return new Map(
    deprecations.flatMap(({element: {coordinate, name}, replacements}) => {
      const [best] = named
        .filter(
          ({names}) =>
            names.has(coordinate) && replacements.some((other) => names.has(other)),
        )
        .toSorted(
          (a, b) =>
            rank(b.heading, name) - rank(a.heading, name) || a.names.size - b.names.size,
        );
      return best ? [[coordinate, best.link] as const] : [];
    }),
  );
}

function rank(heading: string, name: string): number {
  if (hasWords(heading, name)) return 2;
  return MOVES.test(heading) ? 1 : 0;
}
