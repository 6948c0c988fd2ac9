import type {ApiModel, DirectiveElement, FieldElement, TypeElement} from './apiModel';
import {separateWords, toSingular} from '../words';
import {compareNames} from './compareNames';
import {groupBy} from '../words/groupBy';

type Grouped = TypeElement | FieldElement | DirectiveElement;

/** Types that must begin with the same words, so that these are a domain. */
const FEWEST = 3;

/** The first words of the names in a domain. */
interface Domain {
  /** As a type writes them: "SpaceMember". */
  readonly name: string;
  /** Compared: "space", "member". */
  readonly words: readonly string[];
}

interface NamedType {
  readonly name: string;
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

function startsWith(
  words: readonly string[],
  first: readonly string[],
  from: number,
): boolean {
  return first.every((word, index) => words[from + index] === word);
}

/** The first `count` words of a name as it writes them, without what joins them. */
function takeWords(name: string, count: number): string {
  return separate(name).slice(0, count).join('');
}

/**
 * Domains by the first word that at least three types share. Where one word begins more than half
 * of all, as the name of the platform may, the words that follow make domains of their own.
 */
function findDomains(types: readonly NamedType[]): readonly Domain[] {
  const divide = (among: readonly NamedType[], depth: number): readonly Domain[] =>
    [...groupBy(among, ({words}) => words[depth - 1]).values()].flatMap((same) => {
      const [first] = same;
      if (same.length < FEWEST) return [];
      const spellings = same.map((type) => takeWords(type.name, depth));
      const name =
        spellings.find((each) => /[a-z]/.test(each)) ?? takeWords(first.name, depth);
      const parts = same.length * 2 > types.length ? divide(same, depth + 1) : [];
      return [...parts, {name, words: first.words.slice(0, depth)}];
    });
  return divide(types, 1);
}

/** Finds the domain whose words stand in a name from a word on, the longest of several. */
function createFind(domains: readonly Domain[]) {
  const byFirst = groupBy(domains, ({words: [first]}) => first);
  return (words: readonly string[], from: number): string | undefined =>
    byFirst
      .get(words[from] ?? '')
      ?.find((domain) => startsWith(words, domain.words, from))?.name;
}

/** The words of all mutations that are more than one. */
function listMutations({types, roots}: ApiModel): readonly (readonly string[])[] {
  const root = roots.find(({kind}) => kind === 'mutation')?.type;
  return types
    .flatMap((type) => (type.name === root && type.kind === 'object' ? type.fields : []))
    .map(({name}) => toWords(name))
    .filter((words) => words.length > 1);
}

/**
 * Domains by the first words of names. A type belongs to the domain that its name begins with, and
 * an operation or directive to the one whose words stand first in its name, wherever they do:
 * `createSpace` belongs to "Space". A type that is named after a mutation, such as
 * `CreateSpaceInput`, goes with that mutation, and says nothing about domains. What GraphQL itself
 * brings is "built-in".
 */
export function groupByPrefix(model: ApiModel): (element: Grouped) => string | undefined {
  const rootNames = new Set(model.roots.map(({type}) => type));
  const isOfMutation = createStartsWithOne(listMutations(model));
  const types = model.types
    .filter(({name, isBuiltIn}) => !isBuiltIn && !rootNames.has(name))
    .map(({name}) => ({name, words: toWords(name)}))
    .toSorted((a, b) => compareNames(a.name, b.name));
  const find = createFind(findDomains(types.filter(({words}) => !isOfMutation(words))));
  const own = new Set(
    types.flatMap(({name, words}) => (isOfMutation(words) ? [] : [name])),
  );
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

/** Whether words begin with one of `beginnings`, which are found by their first word. */
function createStartsWithOne(
  beginnings: readonly (readonly string[])[],
): (words: readonly string[]) => boolean {
  const known = new Set(beginnings.map((words) => words.join(' ')));
  return (words) =>
    words.some((_word, index) => known.has(words.slice(0, index + 1).join(' ')));
}
