import {joinWords, splitWords} from 'graphql-api-model/words';
import {isQuestion, isStopWord, isTask} from '../words';
import {parseFilters} from './filters';

const RETURNS = /(?<!\S)returns:[ ]?(\S*)/giu;
const MAX_WORDS = 8;
const MOST_WORDS_OF_A_NAME = 6;
const LEAST_WORDS_OF_PROSE = 3;

export interface QueryWord {
  readonly text: string;
  /** A word such as "the" may be absent from what is found. */
  readonly isOptional: boolean;
  /** It is still being typed, so any beginning of a word counts. */
  readonly isLast: boolean;
}

export interface Query {
  /** The words looked for, as written, without filters. */
  readonly text: string;
  /** Letters and digits of the text in lower case. */
  readonly joined: string;
  /** As `joined`, without the words that may be absent. */
  readonly required: string;
  readonly words: readonly QueryWord[];
  /** A type and the beginning of its member, joined, where they are written as `Space.members`. */
  readonly path: {readonly owner: string; readonly member: string} | undefined;
  /** Kinds to find; any kind where absent. */
  readonly kinds: ReadonlySet<string> | undefined;
  /** Joined name of the type that must be returned. */
  readonly returns: string | undefined;
  readonly onlyDeprecated: boolean;
  /** It may be a name with a typing error: a few words, none of which only joins others. */
  readonly looksLikeName: boolean;
  /** It reads as a question or a sentence, if it is not the words of a name. */
  readonly isProse: boolean;
  readonly isQuestion: boolean;
  /** It asks how to do something. */
  readonly isTask: boolean;
}

/** Whether something but the words of a query narrows what is found. */
export function hasFilter({kinds, returns, onlyDeprecated}: Query): boolean {
  return kinds !== undefined || returns !== undefined || onlyDeprecated;
}

/** Takes the filters out of what was typed: `mutation: create space`, `returns:Space`. */
export function parseQuery(typed: string): Query {
  let returns: string | undefined;
  const withoutReturns = typed.replace(RETURNS, (_, type: string) => {
    returns = joinWords(type) || returns;
    return '';
  });
  const {text: written, filters} = parseFilters(withoutReturns);
  const text = written.trim();
  const kinds = filters.findLast((filter) => filter.kinds)?.kinds;
  const words = toQueryWords(text);
  const required = words.map((word) => (word.isOptional ? '' : word.text)).join('');
  const parts = text.toLowerCase().split(/\s+/u);
  const telling = parts.filter((part) => !isStopWord(part));
  const [, owner, member = ''] = /^(\w+)\.(\w*)$/u.exec(text) ?? [];
  return {
    text,
    joined: joinWords(text),
    required,
    words,
    path: owner ? {owner: joinWords(owner), member: joinWords(member)} : undefined,
    kinds: kinds && new Set(kinds),
    returns,
    onlyDeprecated: filters.some(({name}) => name === 'deprecated'),
    looksLikeName:
      parts.length <= MOST_WORDS_OF_A_NAME && telling.length === parts.length,
    isQuestion: isQuestion(parts),
    isTask: isTask(parts),
    isProse:
      isQuestion(parts) ||
      telling.length >= LEAST_WORDS_OF_PROSE ||
      (telling.length > 1 && telling.length < parts.length),
  };
}

function toQueryWords(text: string): QueryWord[] {
  const words = splitWords(text).slice(0, MAX_WORDS);
  const isSentence = words.length > 2 && !words.every(isStopWord);
  return words.map((word, index) => ({
    text: word,
    isOptional: isSentence && isStopWord(word),
    isLast: index === words.length - 1,
  }));
}
