import {joinWords, splitWords} from 'graphql-api-model/words';
import {stemmer} from 'stemmer';

// cspell:disable
/** Words of a question that do not describe what is looked for, without their apostrophes. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about after again all am an and any anybody anyone anything are arent as at be because been before
  being between both but by can cannot cant could couldnt did didnt do does doesnt doing done dont
  during for from get gets getting give go goes going got had has hasnt have havent having he her here
  him his how i if im in into is isnt it its ive just let lets like made make makes making may me mean
  means might must my need needs no not now of on one only or our out over please really same shall
  she should shouldnt so some somebody somebodys someone someones something still such than that thats
  the their them then there theres these they thing things this those through to too try trying us use
  used uses using very want wants was wasnt way we were what whats when where wheres which while who
  whom whose why will with without wont would you your yours`.split(/\s+/u),
);
// cspell:enable
const QUESTION_WORDS: ReadonlySet<string> = new Set(
  'are can could do does how is may must should what when where which who why'.split(' '),
);
/** What may be a form of a word. Shorter words are names more often, such as `aws` or `ios`, but for `key` and `day`. */
const FORM = /^(?:[a-z]{4,}|[a-z]{2}y)$/u;

/** An apostrophe inside a word: `don't`, `space's`. */
const APOSTROPHE = /(?<=\p{L})['’](?=\p{L})/gu;
/** What has a capital or an underscore inside. */
const COMPOUND =
  /[\p{L}\p{N}]+(?:_[\p{L}\p{N}]+)+|[\p{L}\p{M}\p{N}]*\p{Ll}\p{Lu}[\p{L}\p{M}\p{N}]*|\p{Lu}{2,}\p{Ll}[\p{L}\p{M}\p{N}]*/gu;

/** The words of a text, and compounds also whole: `OAuth` -> `o`, `auth`, `oauth`. */
export function splitText(text: string): string[] {
  const written = text.replace(APOSTROPHE, '');
  return [...splitWords(written), ...(written.match(COMPOUND) ?? []).map(joinWords)];
}

/** One form for the forms of an English word: `deletes`, `deleted`, `deleting` -> `delet`. */
export function stem(word: string): string {
  return FORM.test(word) ? stemmer(word) : word;
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
