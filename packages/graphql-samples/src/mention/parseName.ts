import {isKnownCode, isFileName} from './knownCode';

/** Inline code of the shape of a name, by what it can name. */
export type Name =
  | {readonly kind: 'directive'; readonly name: string; readonly rest?: string}
  | {readonly kind: 'variable'; readonly name: string}
  | {
      readonly kind: 'call';
      readonly owner?: string;
      readonly name: string;
      readonly rest: string;
    }
  | {readonly kind: 'path'; readonly parts: readonly string[]}
  | {readonly kind: 'header'; readonly name: string}
  | {readonly kind: 'word'; readonly name: string};

const DIRECTIVE = /^@([A-Za-z_]\w*)(?:\((\w+:.*)\))?$/s;
const VARIABLE = /^\$([A-Za-z_]\w*)$/;
const CALL = /^(?:([A-Z_]\w*)\.)?([A-Za-z_]\w*)\((\w+:.*)\)$/s;
const PATH = /^[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)+$/;
const HEADER = /^([A-Z][A-Za-z]*(?:-[A-Z][A-Za-z]*)+)(?:: .*)?$/s;
const TYPE = /^\[*([A-Z]\w*)[\]!]*$/;
/** `aB`, `a_b` and `__typename`, but no word in small letters alone. */
const WORD = /^(?:[a-z]\w*[A-Z]\w*|[a-z][a-z\d]*(?:_[a-z\d]+)+|_+[A-Za-z]\w*)$/;

/**
 * Reads inline code as a name: `X`, `x.Y`, `aB`, `a_b`, `UPPER_SNAKE`, `@x`, `$x`, `x(y:)`,
 * `x(y: value)` and `Some-Header`. Undefined for what has another shape, and for what is known to
 * be code of no schema: objects of JavaScript, methods of HTTP and names of files.
 */
export function parseName(text: string): Name | undefined {
  if (isKnownCode(text) || isFileName(text)) return undefined;
  return readMarked(text) ?? readPlain(text);
}

function readMarked(text: string): Name | undefined {
  const directive = DIRECTIVE.exec(text);
  if (directive) {
    const [, name = '', rest] = directive;
    return {kind: 'directive', name, ...(rest !== undefined && {rest})};
  }
  const variable = VARIABLE.exec(text)?.[1];
  if (variable !== undefined) return {kind: 'variable', name: variable};
  const call = CALL.exec(text);
  if (!call) return undefined;
  const [, owner, name = '', rest = ''] = call;
  return {kind: 'call', name, rest, ...(owner !== undefined && {owner})};
}

function readPlain(text: string): Name | undefined {
  if (PATH.test(text)) return {kind: 'path', parts: text.split('.')};
  const header = HEADER.exec(text)?.[1];
  if (header !== undefined) return {kind: 'header', name: header};
  const name = TYPE.exec(text)?.[1] ?? WORD.exec(text)?.[0];
  return name === undefined ? undefined : {kind: 'word', name};
}
