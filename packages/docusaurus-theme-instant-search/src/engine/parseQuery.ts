import {isStopWord} from '../stopWords';
import {joinWords, splitWords} from '../words';

/** Kinds of result by the word that asks for them in front of a colon. */
const FILTER_KINDS: Readonly<Record<string, readonly string[]>> = {
  query: ['query'],
  mutation: ['mutation'],
  subscription: ['subscription'],
  operation: ['query', 'mutation', 'subscription'],
  type: ['object', 'interface', 'enum', 'input', 'union', 'scalar', 'directive'],
  enum: ['enum', 'enum value'],
  input: ['input', 'input field'],
  field: ['field', 'input field'],
  arg: ['argument'],
  member: ['field', 'input field', 'argument', 'enum value'],
  directive: ['directive'],
  guide: ['guide', 'blog', 'page'],
};
const FILTER = /(?<!\S)([a-z]+):[ ]?/giu;
const MAX_WORDS = 8;

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
  readonly path?: {readonly owner: string; readonly member: string};
  /** Kinds asked for; any kind where absent. */
  readonly kinds?: ReadonlySet<string>;
  /** Joined name of the type that must be returned. */
  readonly returns?: string;
  readonly onlyDeprecated: boolean;
}

/** Whether something but the words of a query narrows what is found. */
export function hasFilter({kinds, returns, onlyDeprecated}: Query): boolean {
  return kinds !== undefined || returns !== undefined || onlyDeprecated;
}

/** Takes the filters out of what was typed: `mutation: create space`, `returns:Space`. */
export function parseQuery(typed: string): Query {
  const filters: {
    kinds?: ReadonlySet<string>;
    returns?: string;
    onlyDeprecated: boolean;
  } = {
    onlyDeprecated: false,
  };
  const withoutReturns = typed.replace(
    /(?<!\S)returns:[ ]?(\S*)/giu,
    (_, type: string) => {
      if (type !== '') filters.returns = joinWords(type);
      return '';
    },
  );
  const text = withoutReturns
    .replace(FILTER, (match, name: string) => {
      const kinds = FILTER_KINDS[name.toLowerCase()];
      if (kinds) filters.kinds = new Set(kinds);
      else if (name.toLowerCase() === 'deprecated') filters.onlyDeprecated = true;
      else return match;
      return '';
    })
    .trim();
  const words = toQueryWords(text);
  const required = words.map((word) => (word.isOptional ? '' : word.text)).join('');
  const [, owner, member] = /^(\w+)\.(\w*)$/u.exec(text) ?? [];
  const path =
    owner === undefined || member === undefined
      ? {}
      : {path: {owner: joinWords(owner), member: joinWords(member)}};
  return {text, joined: joinWords(text), required, words, ...path, ...filters};
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
