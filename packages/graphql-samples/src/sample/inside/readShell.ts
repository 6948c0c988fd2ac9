import {blank, keepOnly, unescapeInPlace} from './mask';
import type {InnerPart} from './types';
import {looksLikeRequest} from './looksLike';

/** A word of a command, masked so that it alone is left of the block. */
interface Word {
  readonly text: string;
  readonly from: number;
  readonly masked: string;
}

/** What a body is given by. */
const BODY = /^(?:-d|--data(?:-raw|-binary|-ascii)?|--json)$/;
const FIELD = /^(?:--data-urlencode|-F|--form|--form-string)$/;
const NAMED = /^(query|variables|operations|map)=/;
/** A quoted text, or one without spaces. */
const WORD = /'([^']*)'|"((?:[^"\\]|\\[\s\S])*)"|(?:\\[\s\S]|[^\s'"\\])+/g;
const COMMENT = /(?<=^|\s)#[^\n]*/g;

/** The requests in the commands of a shell: the bodies and forms that `curl` sends. */
export function readShell(code: string): readonly InnerPart[] {
  return readCommands(code).flatMap((words) => {
    const values = words.flatMap((word, index) => {
      const option = words[index - 1]?.text ?? '';
      if (BODY.test(option)) return {...word, name: undefined};
      const name = FIELD.test(option) ? NAMED.exec(word.text)?.[1] : undefined;
      return name === undefined ? [] : {...withoutName(word, name), name};
    });
    return toParts(values);
  });
}

interface Value extends Word {
  readonly name: string | undefined;
}

function toParts(values: readonly Value[]): readonly InnerPart[] {
  const variables = values.find(({name}) => name === 'variables')?.masked;
  const map = values.find(({name}) => name === 'map')?.masked;
  return values.flatMap(({name, text, masked}): readonly InnerPart[] => {
    const isBody = name === undefined || name === 'operations';
    if (isBody && /^\s*[[{]/.test(text)) {
      return [
        {
          kind: 'request',
          code: masked,
          ...(name === 'operations' && map !== undefined && {map}),
        },
      ];
    }
    if (name !== 'query' || !looksLikeRequest(text)) return [];
    return [{kind: 'query', code: masked, ...(variables !== undefined && {variables})}];
  });
}

function withoutName({text, from, masked}: Word, name: string): Word {
  const start = from + name.length + 1;
  return {
    text: text.slice(name.length + 1),
    from: start,
    masked: blank(masked.slice(0, start)) + masked.slice(start),
  };
}

/** The words of each command; a command ends with its line, unless that ends with `\`. */
function readCommands(code: string): readonly (readonly Word[])[] {
  const commands: Word[][] = [[]];
  let end = 0;
  const text = maskComments(code);
  for (const match of text.matchAll(WORD)) {
    const between = text.slice(end, match.index);
    if (between.includes('\n')) commands.push([]);
    end = match.index + match[0].length;
    if (match[0] === '\\\n') continue;
    const words = commands.at(-1)!;
    const previous = between === '' ? words.pop() : undefined;
    const word = toWord(text, match);
    words.push(previous ? join(previous, word) : word);
  }
  return commands;
}

/** Quoted and unquoted parts without a space between are one word. */
function join(first: Word, second: Word): Word {
  return {
    text: first.text + second.text,
    from: first.from,
    masked: first.masked.slice(0, second.from) + second.masked.slice(second.from),
  };
}

function maskComments(code: string): string {
  const quoted = [...code.matchAll(/'[^']*'|"(?:[^"\\]|\\[\s\S])*"/g)];
  return code.replaceAll(COMMENT, (comment, at: number) =>
    quoted.some(({0: text, index}) => at > index && at < index + text.length)
      ? comment
      : blank(comment),
  );
}

function toWord(code: string, match: RegExpExecArray): Word {
  const [whole, single, double] = match;
  const isQuoted = single !== undefined || double !== undefined;
  const from = match.index + (isQuoted ? 1 : 0);
  const to = match.index + whole.length - (isQuoted ? 1 : 0);
  const masked = keepOnly(code, from, to);
  const text = code.slice(from, to);
  if (double === undefined) return {text, from, masked};
  const plain = unescapeInPlace(text);
  return {
    text: plain,
    from,
    masked: masked.slice(0, from) + plain + masked.slice(to),
  };
}
