import {
  GraphQLError,
  Kind,
  Lexer,
  Source,
  type Token,
  TokenKind,
  parse,
  version,
  type DocumentNode,
} from 'graphql';
import {adviseOnName} from '../words';
import {withCommentDescriptions} from './commentDescriptions';
import type {SchemaFile} from './readSchemaFile';
import {SchemaError, type Problem} from './SchemaError';

/** Deeper than any schema people write, and far from the end of the stack. */
const MAX_DEPTH = 100;
const TYPE_KEYWORDS = ['scalar', 'type', 'interface', 'union', 'enum', 'input'];
const KEYWORDS = ['schema', ...TYPE_KEYWORDS, 'directive', 'extend'];

/** How files are read. */
interface ParseOptions {
  /** Whether `#` comments right above what has no description describe it. */
  readonly commentDescriptions?: boolean;
}

/**
 * The definitions of all files as one document. Every node keeps the source of its own
 * file, so its line and column are those a reader sees.
 */
export function parseSdl(
  files: readonly SchemaFile[],
  {commentDescriptions = false}: ParseOptions = {},
): DocumentNode {
  const problems: Problem[] = [];
  const definitions = files.flatMap((file) => {
    try {
      const document = parseSource(file);
      return (commentDescriptions ? withCommentDescriptions(document) : document)
        .definitions;
    } catch (error) {
      if (!(error instanceof SchemaError)) throw error;
      problems.push(...error.problems);
      return [];
    }
  });
  if (problems.length > 0) throw new SchemaError(problems);
  return {kind: Kind.DOCUMENT, definitions};
}

/** Parses one text; one without definitions is an empty document. Throws SchemaError. */
export function parseSource({name, text}: SchemaFile): DocumentNode {
  const source = new Source(text, name);
  try {
    if (new Lexer(source).advance().kind === TokenKind.EOF) {
      return {kind: Kind.DOCUMENT, definitions: []};
    }
    const document = parse(source);
    assertShallow(document.loc!.startToken, source);
    return document;
  } catch (error) {
    if (error instanceof RangeError) assertShallow(readTokens(source), source);
    if (!(error instanceof GraphQLError)) throw error;
    throw new SchemaError(explainSyntaxError(error, source));
  }
}

/** The first of all tokens, of which each names the next. */
function readTokens(source: Source): Token {
  const lexer = new Lexer(source);
  const first = lexer.token;
  while (lexer.advance().kind !== TokenKind.EOF);
  return first;
}

/** Throws where brackets are nested too deeply for recursive functions. */
function assertShallow(first: Token, source: Source): void {
  let depth = 0;
  for (let token: Token | null = first; token; token = token.next) {
    const {kind, line, column} = token;
    if ('{[('.includes(kind)) depth++;
    if ('}])'.includes(kind)) depth--;
    if (depth > MAX_DEPTH) {
      throw new SchemaError({
        message: `Brackets are nested more than ${MAX_DEPTH} levels deep.`,
        places: [{file: source.name, line, column, text: source.body}],
        advice: 'Expected lists and values of a few levels.',
      });
    }
  }
}

/** A syntax error of graphql-js, with what to write instead where that is known. */
function explainSyntaxError(
  {message: full, locations = [], positions = []}: GraphQLError,
  {name, body}: Source,
): Problem {
  const message = full.replace(/^Syntax Error: /, '');
  const advice = adviseOn(message, body.slice(0, positions[0]));
  return {
    message: `Syntax error: ${message}`,
    places: locations.map((at) => ({file: name, ...at, text: body})),
    ...(advice !== undefined && {advice}),
  };
}

/** What the installed version does not read. */
const GRAPHQL_17 = `Directives on directives are read by graphql 17, and this is ${version}. Install it: npm install graphql@17`;

/** `directive @a @b`, `on DIRECTIVE_DEFINITION` and `extend directive`. */
function isOfLaterVersion(message: string, before: string): boolean {
  return (
    message === 'Unexpected Name "DIRECTIVE_DEFINITION".' ||
    (message === 'Unexpected Name "directive".' && /\bextend\s+$/.test(before)) ||
    (message === 'Expected "on", found "@".' && /\bdirective\s+@[^{}]*$/.test(before))
  );
}

function adviseOn(message: string, before: string): string | undefined {
  if (message === 'Expected Name, found "}".' && /\{[\s,]*$/.test(before)) {
    return 'Write at least one member between the braces, or leave out the braces.';
  }
  if (message === 'Unterminated string.') {
    return 'Close it with a quote on the same line, or write a text of several lines between """ and """.';
  }
  if (/: "[*?]"\.$/.test(message)) {
    return 'Remove it: marks such as "?" and "*" after a type are a draft.';
  }
  if (message.endsWith(': ";".')) return 'Remove it: a space or a line break is enough.';
  if (isOfLaterVersion(message, before)) return GRAPHQL_17;
  if (message.endsWith('U+0000.')) return 'Save the file in the encoding UTF-8.';
  if (message.endsWith('found <EOF>.')) {
    return 'The file ends within a definition: complete or remove it.';
  }
  const [, type] = /^Expected ":", found Name "(\w+)"/.exec(message) ?? [];
  if (type !== undefined) return `Write a colon before the type: ": ${type}".`;
  const [, word] = /^Unexpected Name "(\w+)"/.exec(message) ?? [];
  if (word === undefined) return undefined;
  if (/\bimplements\b[^{}]*$/.test(before)) {
    return `Write "&" between interfaces: "& ${word}".`;
  }
  if (/\bon\s+\|?(?:\s*\w+\s*\|)*\s*$/.test(before)) {
    return 'Expected a directive location such as FIELD_DEFINITION.';
  }
  const expected = `Expected a definition: ${KEYWORDS.join(', ')}.`;
  return adviseOnName(word, KEYWORDS, expected, ` ${expected}`);
}
