import type {ApiModel, Element} from './apiModel';
import {separateWords, toSingular} from '../words';
import {compareNames} from './compareNames';
import {groupBy} from '../words/groupBy';
import {findRoot} from './listEntries';

/** Types that must begin with the same words, so that these are a domain. */
const FEWEST = 3;

/** A type, or the first words of the names in a domain. */
interface Named {
  /** As a type writes it: "SpaceMember". */
  readonly name: string;
  /** Compared: "space", "member". */
  readonly words: readonly string[];
}

/** The words of a name, and its numbers by themselves: `User`, `2`, `Factor`. */
function separate(name: string): readonly string[] {
  return separateWords(name).flatMap((word) => word.split(/(?<=\D)(?=\d)/));
}

/** The words of a name in lower case and in the singular: `spaceMembers`. */
function toWords(name: string): readonly string[] {
  return separate(name).map((word) => toSingular(word.toLowerCase()));
}

/**
 * Domains by the first word that at least three types share. Where one word begins more than half
 * of all, as the name of the platform may, the words that follow make domains of their own.
 */
function findDomains(types: readonly Named[]): readonly Named[] {
  const divide = (among: readonly Named[], depth: number): readonly Named[] =>
    [...groupBy(among, ({words}) => words[depth - 1]).values()].flatMap((same) => {
      if (same.length < FEWEST) return [];
      const spellings = same.map(({name}) => separate(name).slice(0, depth).join(''));
      const name = spellings.find((each) => /[a-z]/.test(each)) ?? spellings[0]!;
      const parts = same.length * 2 > types.length ? divide(same, depth + 1) : [];
      return [...parts, {name, words: same[0].words.slice(0, depth)}];
    });
  return divide(types, 1);
}

/** Finds what has the words that a name has from a word on, the first of several. */
function createFind(all: readonly Named[]) {
  const byFirst = groupBy(all, ({words: [first]}) => first);
  return (words: readonly string[], from: number): string | undefined =>
    byFirst
      .get(words[from] ?? '')
      ?.find(({words: own}) => own.every((word, index) => words[from + index] === word))
      ?.name;
}

/** All mutations whose names have several words. */
function listMutations(model: ApiModel): readonly Named[] {
  return (findRoot(model, 'mutation')?.fields ?? [])
    .map(({name}) => ({name, words: toWords(name)}))
    .filter(({words}) => words.length > 1);
}

/**
 * Domains by the first words of names. A type belongs to the domain that its name begins with, and
 * an operation or directive to the one whose words come first in its name, wherever they do:
 * `createSpace` belongs to "Space". A type that is named after a mutation, such as
 * `CreateSpaceInput`, goes with that mutation, and does not affect domains. What GraphQL itself
 * brings is "built-in".
 */
export function groupByPrefix(model: ApiModel): (element: Element) => string | undefined {
  const rootNames = new Set(model.roots.map(({type}) => type));
  const findMutation = createFind(listMutations(model));
  const types = model.types
    .filter(({name, isBuiltIn}) => !isBuiltIn && !rootNames.has(name))
    .map(({name}) => ({name, words: toWords(name)}))
    .toSorted((a, b) => compareNames(a.name, b.name));
  const plain = types.filter(({words}) => findMutation(words, 0) === undefined);
  const find = createFind(findDomains(plain));
  const own = new Set(plain.map(({name}) => name));
  return (element) => {
    if ('isBuiltIn' in element) return 'built-in';
    const words = toWords(element.name);
    // The coordinate of a type is its name; others have a dot or an @.
    if (own.has(element.coordinate)) return find(words, 0);
    for (const from of words.keys()) {
      const name = find(words, from);
      if (name !== undefined) return name;
    }
    return undefined;
  };
}
