import {highlight} from 'docusaurus-theme-static-code/highlight';
import {TokenKind, type GraphQLSchema, type Token} from 'graphql';
import type {ElementContent} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {annotateWords, type TokenClass, type WordNotes} from 'graphql-samples';
import {parseSample} from './parseSample';

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
  if (!document) return highlight(code, 'graphql');
  const notes = annotateWords(document, schema);
  const children: ElementContent[] = [];
  let end = 0;
  const addText = (until?: number): void => {
    children.push({type: 'text', value: code.slice(end, until)});
  };
  for (let token = document.loc?.startToken; token; token = token.next ?? undefined) {
    const piece = toPiece(token, notes);
    if (!piece) continue;
    addText(piece.start);
    const href = piece.coordinate === undefined ? undefined : linkTo(piece.coordinate);
    const text = {type: 'text', value: code.slice(piece.start, token.end)} as const;
    const properties = {className: [`hl-${piece.tokenClass}`], href};
    const tagName = href === undefined ? 'span' : 'a';
    children.push({type: 'element', tagName, properties, children: [text]});
    end = token.end;
  }
  addText();
  return toHtml({type: 'root', children});
}

/** A part of the code with a class of its own; it ends with the token. */
interface Piece {
  readonly start: number;
  readonly tokenClass: TokenClass;
  readonly coordinate?: string | undefined;
}

/** The piece that ends with a token: a value, a comment, or a name with the `$` or `@` before it. */
function toPiece({kind, start, prev}: Token, notes: WordNotes): Piece | undefined {
  const tokenClass = CLASSES[kind];
  if (tokenClass) return {start, tokenClass};
  if (kind !== TokenKind.NAME) return undefined;
  const isSigned =
    prev?.end === start && (prev.kind === TokenKind.DOLLAR || prev.kind === TokenKind.AT);
  const note = notes.get(start) ?? {tokenClass: 'keyword'};
  return {...note, start: isSigned ? prev.start : start};
}
