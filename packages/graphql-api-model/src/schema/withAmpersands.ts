import {GraphQLError, Lexer, TokenKind, type Source, type Token} from 'graphql';

/** Words that begin a definition, with which a list of interfaces has ended. */
export const KEYWORDS: readonly string[] = [
  'schema',
  'scalar',
  'type',
  'interface',
  'union',
  'enum',
  'input',
  'directive',
  'extend',
];

/**
 * The text of a source with `&` between interfaces where it has commas or spaces, as GraphQL was
 * once written. Each `&` takes the place of one character, so that all others keep theirs.
 */
export function withAmpersands(source: Source): string {
  // By code units, in which tokens are counted.
  const text = source.body.split('');
  try {
    for (const [before, after] of listGaps(source)) {
      const at = findSeparator(source.body, before.end, after.start);
      if (at !== undefined) text[at] = '&';
    }
  } catch (error) {
    // Not even tokens can be read: the text as it stands says what is wrong.
    if (!(error instanceof GraphQLError)) throw error;
  }
  return text.join('');
}

/** The pairs of interfaces that follow each other without a sign between them. */
function listGaps(source: Source): readonly (readonly [Token, Token])[] {
  const lexer = new Lexer(source);
  const gaps: (readonly [Token, Token])[] = [];
  let isInList = false;
  for (
    let token = lexer.advance();
    token.kind !== TokenKind.EOF;
    token = lexer.advance()
  ) {
    const {lastToken} = lexer;
    if (token.kind === TokenKind.AMP) continue;
    if (token.kind !== TokenKind.NAME || KEYWORDS.includes(token.value)) isInList = false;
    else if (token.value === 'implements') isInList = true;
    else if (isInList && isInterface(lastToken)) gaps.push([lastToken, token]);
  }
  return gaps;
}

function isInterface({kind, value}: Token): boolean {
  return kind === TokenKind.NAME && value !== 'implements';
}

/** The first comma, space or tab between two places that is no part of a comment. */
function findSeparator(text: string, start: number, end: number): number | undefined {
  const gap = text
    .slice(start, end)
    .replace(/#.*/g, (comment) => '#'.repeat(comment.length));
  const comma = gap.indexOf(',');
  const at = comma >= 0 ? comma : gap.search(/[ \t]/);
  return at < 0 ? undefined : start + at;
}
