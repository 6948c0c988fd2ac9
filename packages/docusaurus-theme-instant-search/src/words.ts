import {splitWords} from 'graphql-api-model/words';
import {stemmer} from 'stemmer';

/** Words of a question that say nothing about what is looked for. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about all am an and any are as at be been but by can could did do does done for from get got had
  has have how i if in into is it its just let make may me mean means might must my need no not of on
  or our out should so some such than that the their them then there these they this those to too us
  use used using want was way we were what when where whether which while who whom whose why will
  with without would you your`.split(/\s+/u),
);
const QUESTION_WORDS: ReadonlySet<string> = new Set(
  'are can could do does how is may must should what when where which who why'.split(' '),
);
/** Shorter words are names more often than forms of a word: `aws`, `ios`, `has`. */
const SHORTEST_FOR_STEM = 4;

/** The words of a text, and whole what has a capital inside: `OAuth` -> `o`, `auth`, `oauth`. */
export function splitText(text: string): string[] {
  const whole = text.match(
    /[\p{L}\p{M}\p{N}]*\p{Ll}\p{Lu}[\p{L}\p{M}\p{N}]*|\p{Lu}{2,}\p{Ll}[\p{L}\p{M}\p{N}]*/gu,
  );
  return [...splitWords(text), ...(whole ?? []).map((word) => word.toLowerCase())];
}

/** One form for the forms of an English word: `deletes`, `deleted`, `deleting` -> `delet`. */
export function stem(word: string): string {
  const isForm = word.length >= SHORTEST_FOR_STEM && /^[a-z]+$/u.test(word);
  return isForm ? stemmer(word) : word;
}

export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}

/** Whether these words read as a question or a sentence rather than as a name. */
export function isQuestion(words: readonly string[]): boolean {
  return words.length > 1 && QUESTION_WORDS.has(words[0]!);
}

/** Whether the query asks how to do something: `how to create a space`, `how do I log in`. */
export function isTask([first, second = '']: readonly string[]): boolean {
  return first === 'how' && ['can', 'do', 'should', 'to'].includes(second);
}
