import type {Vocabulary} from 'graphql-samples';
import {parseMarkdown} from '../../packages/graphql-samples/src/markdown/parseMarkdown';
import {
  readStatements,
  type Statement,
} from '../../packages/graphql-samples/src/markdown/readStatements';
import {toPattern} from '../../packages/graphql-samples/src/vocabulary/numbers';
import {changeNumber} from './changeNumber';
import type {FindPlaces} from './types';

/** What is wrong with the numbers of facts, by class. */
export function createNumberClasses(
  facts: Vocabulary['facts'],
): Readonly<Record<string, FindPlaces>> {
  const patterns = facts.map(({text}) => toPattern(text));
  return {
    'numbers: of the facts': (text) =>
      readStatements(parseMarkdown(text, 'mdx'), text).flatMap((statement) => [
        ...new Map(
          patterns
            .flatMap((pattern) => listNumbers(statement, pattern, text))
            .map((place) => [place.at, place]),
        ).values(),
      ]),
  };
}

/** The numbers of a fact where its words stand, as far as the statement has them in one piece. */
function listNumbers(
  {text: words, offsets}: Statement,
  pattern: RegExp,
  text: string,
): ReturnType<FindPlaces> {
  return [...words.matchAll(pattern)].flatMap((match) =>
    [...match[0].matchAll(/\d+(?:[.,]\d+)*/g)].flatMap(({0: from, index}) => {
      const at = offsets[match.index + index] ?? 0;
      return text.startsWith(from, at) ? {at, from, to: changeNumber(from)} : [];
    }),
  );
}
