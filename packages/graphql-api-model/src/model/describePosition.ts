import type {ASTNode, StringValueNode} from 'graphql';
import {AS_SDL, placeOf} from '../schema/placeOf';
import type {Position} from './apiModel';

type Start = Omit<Position, 'file'>;

/** Where the text begins that a description's quotes enclose. */
function findStart({loc}: StringValueNode): Start | undefined {
  if (!loc) return undefined;
  const {line, column} = loc.startToken;
  const raw = loc.source.body.slice(loc.start, loc.end);
  if (!raw.startsWith('"""')) return {line, column: column + 1};
  const lines = raw.slice(3, -3).split(/\r\n|\n|\r/);
  const first = lines.findIndex((text) => text.trim() !== '');
  if (first === 0) return {line, column: column + 3};
  const indents = lines.map((text) => text.search(/\S/)).filter((indent) => indent >= 0);
  return {line: line + first, column: Math.min(...indents) + 1};
}

/** Where an element and its description are, for what is written in a file. */
export function describePosition(
  node:
    | (ASTNode & {readonly description?: StringValueNode | undefined})
    | null
    | undefined,
): {readonly position?: Position; readonly descriptionPosition?: Start} {
  const place = node && placeOf(node);
  if (!place) return {};
  const {file, line, column} = place;
  if (file.endsWith(AS_SDL)) {
    return {position: {file: file.slice(0, -AS_SDL.length), line: 1, column: 1}};
  }
  const descriptionPosition = node.description?.value.trim()
    ? findStart(node.description)
    : undefined;
  return {
    position: {file, line, column},
    ...(descriptionPosition && {descriptionPosition}),
  };
}
