import path from 'node:path';
import type {ASTNode, DocumentNode} from 'graphql';
import {coordinatesOf} from './coordinatesOf';
import {placeOf} from './placeOf';

/** Where an element of the schema is defined; `file` is absolute. */
export interface Origin {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Finds the origin of a schema coordinate such as `Space`, `Space.members` or `@oneOf`. */
export type OriginOf = (coordinate: string) => Origin | undefined;

/** Indexes the document at the first question, in one pass. */
export function indexOrigins(document: DocumentNode, directory: string): OriginOf {
  let nodes: ReadonlyMap<string, ASTNode> | undefined;
  return (coordinate) => {
    nodes ??= new Map(document.definitions.flatMap(coordinatesOf));
    const node = nodes.get(coordinate);
    const place = node && placeOf(node);
    if (!place) {
      return undefined;
    }
    const {file, line, column} = place;
    return {file: path.resolve(directory, file), line, column};
  };
}
