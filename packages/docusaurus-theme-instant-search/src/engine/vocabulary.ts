import {editDistance} from 'graphql-api-model/words';
import {stem} from '../words';
import type {QueryWord} from './parseQuery';
import {allowedEdits, lacksLetters, lettersOf} from './typingErrors';

/** How well a word matches a word of the query: 1 is the word itself, 0 is not a match. */
const EXACT_WORD = 1;
/** As a list of single-precision numbers has it. */
export const SAME_STEM = Math.fround(0.95);
const LEAST_PREFIX = 0.6;
const PREFIX_SHARE = 0.3;
/** Matches below this are guesses at a typing error. */
export const CERTAIN = 0.45;
const ONE_EDIT = 0.35;
const MORE_EDITS = 0.2;

interface Word {
  readonly text: string;
  readonly stem: string;
  readonly letters: number;
}

/** The different words of all names, by number. */
export class Vocabulary {
  readonly #numbers = new Map<string, number>();
  readonly #words: Word[] = [];

  /** The number of a word, a new one where the word is new. */
  add(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    this.#words.push({text, stem: stem(text), letters: lettersOf(text)});
    this.#numbers.set(text, this.#words.length - 1);
    return this.#words.length - 1;
  }

  /** For each word of the vocabulary, how well it matches this word of the query. */
  match(query: QueryWord, isForgiving: boolean): Float32Array {
    return Float32Array.from(this.#words, this.#scorer(query, isForgiving));
  }

  #scorer({text, isLast}: QueryWord, isForgiving: boolean): (word: Word) => number {
    const queryStem = stem(text);
    const letters = lettersOf(text);
    const isPrefixEnough = text.length > 1 || isLast;
    const limit = isForgiving ? allowedEdits(text.length) : 0;
    return (word) => {
      if (word.text === text) return EXACT_WORD;
      if (word.stem === queryStem) return SAME_STEM;
      if (isPrefixEnough && word.text.startsWith(text)) {
        return LEAST_PREFIX + PREFIX_SHARE * (text.length / word.text.length);
      }
      if (limit === 0 || lacksLetters(letters, word.letters, limit)) return 0;
      const edits = editDistance(text, word.text, limit, isLast ? 'start' : 'whole');
      if (edits > limit) return 0;
      return edits === 1 ? ONE_EDIT : MORE_EDITS;
    };
  }
}
