import {stemmer} from 'stemmer';

/** Shorter words are names more often than forms of a word: `aws`, `ios`, `has`. */
const SHORTEST = 4;

/** One form for the forms of an English word: `deletes`, `deleted`, `deleting` -> `delet`. */
export function stem(word: string): string {
  return word.length < SHORTEST || !/^[a-z]+$/u.test(word) ? word : stemmer(word);
}
