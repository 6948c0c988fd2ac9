import {highlight} from 'docusaurus-theme-static-code/highlight';
import {
  GraphQLError,
  TokenKind,
  parse,
  type DocumentNode,
  type GraphQLSchema,
  type Token,
} from 'graphql';
import type {ElementContent, Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {annotateWords, type TokenClass, type WordNotes} from 'graphql-samples';

/** The address of a schema coordinate such as `Space.members(first:)`, if it has one. */
type LinkTo = (coordinate: string) => string | undefined;

const CLASSES: Readonly<Record<string, TokenClass>> = {
  [TokenKind.INT]: 'number',
  [TokenKind.FLOAT]: 'number',
  [TokenKind.STRING]: 'string',
  [TokenKind.BLOCK_STRING]: 'string',
  [TokenKind.COMMENT]: 'comment',
};

/**
 * Highlighted HTML of a GraphQL sample whose names link to their place in the reference.
 * Its text is exactly the code. A sample that does not parse is highlighted without links.
 */
export function linkSample(code: string, schema: GraphQLSchema, linkTo: LinkTo): string {
  const document = parseSample(code);
  if (!document) {
    return highlight(code, 'graphql');
  }
  const pieces = readPieces(document, annotateWords(document, schema));
  return toHtml(toTree(code, pieces, linkTo));
}

function parseSample(code: string): DocumentNode | undefined {
  try {
    return parse(code);
  } catch (error) {
    if (error instanceof GraphQLError || error instanceof RangeError) {
      return undefined;
    }
    throw error;
  }
}

/** A part of the code with a class of its own. */
interface Piece {
  readonly start: number;
  readonly end: number;
  readonly tokenClass: TokenClass;
  readonly coordinate: string | undefined;
}

function readPieces(document: DocumentNode, notes: WordNotes): readonly Piece[] {
  const pieces: Piece[] = [];
  for (let token = document.loc?.startToken; token; token = token.next ?? undefined) {
    const tokenClass = CLASSES[token.kind];
    if (tokenClass) {
      pieces.push({
        start: token.start,
        end: token.end,
        tokenClass,
        coordinate: undefined,
      });
    } else if (token.kind === TokenKind.NAME) {
      pieces.push(toWord(token, notes));
    }
  }
  return pieces;
}

/** A name with the `$` or `@` before it. */
function toWord(token: Token, notes: WordNotes): Piece {
  const note = notes.get(token.start) ?? {tokenClass: 'keyword', coordinate: undefined};
  const {prev} = token;
  const isSigned =
    prev?.end === token.start &&
    (prev.kind === TokenKind.DOLLAR || prev.kind === TokenKind.AT);
  return {...note, start: isSigned ? prev.start : token.start, end: token.end};
}

function toTree(code: string, pieces: readonly Piece[], linkTo: LinkTo): Root {
  const children: ElementContent[] = [];
  let end = 0;
  for (const piece of pieces) {
    children.push(
      {type: 'text', value: code.slice(end, piece.start)},
      toElement(code.slice(piece.start, piece.end), piece, linkTo),
    );
    end = piece.end;
  }
  children.push({type: 'text', value: code.slice(end)});
  return {type: 'root', children};
}

function toElement(
  value: string,
  {tokenClass, coordinate}: Piece,
  linkTo: LinkTo,
): ElementContent {
  const href = coordinate === undefined ? undefined : linkTo(coordinate);
  return {
    type: 'element',
    tagName: href === undefined ? 'span' : 'a',
    properties: {className: [`hl-${tokenClass}`], ...(href !== undefined && {href})},
    children: [{type: 'text', value}],
  };
}
