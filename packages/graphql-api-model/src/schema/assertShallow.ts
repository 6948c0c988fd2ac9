import {Lexer, TokenKind, type Source, type Token} from 'graphql';
import {SchemaError} from './SchemaError';

/** Deeper than any schema people write, and far from the end of the stack. */
const MAX_DEPTH = 100;

const OPENING: ReadonlySet<string> = new Set([
  TokenKind.BRACE_L,
  TokenKind.BRACKET_L,
  TokenKind.PAREN_L,
]);
const CLOSING: ReadonlySet<string> = new Set([
  TokenKind.BRACE_R,
  TokenKind.BRACKET_R,
  TokenKind.PAREN_R,
]);

/** Throws where brackets are nested too deeply for the recursive functions of graphql-js. */
export function assertShallow(source: Source): void {
  const lexer = new Lexer(source);
  let depth = 0;
  for (
    let token = lexer.advance();
    token.kind !== TokenKind.EOF;
    token = lexer.advance()
  ) {
    if (OPENING.has(token.kind) && ++depth > MAX_DEPTH) {
      throw tooDeep(token, source);
    }
    if (CLOSING.has(token.kind)) {
      depth--;
    }
  }
}

function tooDeep({line, column}: Token, source: Source): SchemaError {
  return new SchemaError([
    {
      message: `Brackets are nested more than ${MAX_DEPTH} levels deep.`,
      places: [{file: source.name, line, column, text: source.body}],
      advice: 'Expected lists and values of a few levels.',
    },
  ]);
}
