import {type GraphQLError, Lexer, Source, TokenKind} from 'graphql';
import {nearestName} from '../words';
import {ownerOfDefault} from './ownerOfDefault';
import type {SchemaFile} from './readSchemaFile';
import type {Problem} from './SchemaError';
import {KEYWORDS} from './withAmpersands';

/** A syntax error of graphql-js, with what to write instead where that can be told. */
export function explainSyntaxError(
  error: GraphQLError,
  {name, text}: SchemaFile,
): Problem {
  const message = error.message.replace(/^Syntax Error: /, '');
  const places = (error.locations ?? []).map((at) => ({file: name, ...at, text}));
  const at = error.positions?.[0] ?? 0;
  const owner = message.startsWith('Expected Name, found String')
    ? ownerOfDefault(text, at)
    : undefined;
  if (owner !== undefined) {
    return {
      message: `Syntax error in the default of "${owner}": ${message}`,
      places,
      advice: 'Names in values stand without quotes: {x: 1}.',
    };
  }
  const advice = adviceFor(message, text.slice(0, at));
  return {message: `Syntax error: ${message}`, places, ...(advice && {advice})};
}

/** What closes what is open, in SDL. */
const CLOSING: Readonly<Record<string, string>> = {
  [TokenKind.BRACE_L]: TokenKind.BRACE_R,
  [TokenKind.BRACKET_L]: TokenKind.BRACKET_R,
  [TokenKind.PAREN_L]: TokenKind.PAREN_R,
};

/** Says what to write where graphql-js only says what it did not find. */
function adviceFor(message: string, before: string): string | undefined {
  if (message === 'Expected Name, found "}".' && /\{[\s,]*$/.test(before)) {
    return 'Write at least one member between the braces, or leave out the braces.';
  }
  if (message === 'Unterminated string.') {
    return 'Close it by a quote in the same line, or write a text of several lines between """ and """.';
  }
  if (message.endsWith('found <EOF>.')) return adviceAtEnd(before);
  const [, type] = /^Expected ":", found Name "(\w+)"/.exec(message) ?? [];
  if (type !== undefined) return `Write a colon before the type: ": ${type}".`;
  if (message === 'Expected Name, found "{".') {
    const [keyword] = /\b(?:type|interface|enum|input)(?=\s*$)/.exec(before) ?? [];
    if (keyword !== undefined) return `Write a name behind "${keyword}".`;
  }
  return adviceForWord(message, before);
}

/** Names what is still open where a file ends. */
function adviceAtEnd(text: string): string {
  const lexer = new Lexer(new Source(text));
  const open: {readonly kind: string; readonly line: number}[] = [];
  for (
    let token = lexer.advance();
    token.kind !== TokenKind.EOF;
    token = lexer.advance()
  ) {
    if (CLOSING[open.at(-1)?.kind ?? ''] === token.kind) open.pop();
    else if (token.kind in CLOSING) open.push(token);
  }
  const last = open.at(-1);
  if (last === undefined)
    return 'The file ends within a definition: complete or remove it.';
  const {kind, line} = last;
  return `The file ends while the "${kind}" of line ${line} is open: write "${CLOSING[kind]}" behind what belongs to it.`;
}

/** Says which word was expected. */
function adviceForWord(message: string, before: string): string | undefined {
  const word = /^Unexpected Name "(\w+)"/.exec(message)?.[1];
  if (word === undefined) return undefined;
  if (/\bon\s+\|?(?:\s*\w+\s*\|)*\s*$/.test(before)) {
    return 'Expected a directive location such as FIELD_DEFINITION.';
  }
  const near = nearestName(word, KEYWORDS);
  const expected = `Expected a definition: ${KEYWORDS.join(', ')}.`;
  return near === undefined ? expected : `Did you mean "${near}"? ${expected}`;
}
