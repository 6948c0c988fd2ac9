import {readFileSync} from 'node:fs';
import path from 'node:path';
import {
  buildASTSchema,
  concatAST,
  parse,
  Source,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import {globSync} from 'tinyglobby';

/** The definitions of the files of a schema. */
export function loadDocument(
  schema: string | readonly string[],
  directory: string,
): DocumentNode {
  const files = globSync([schema].flat(), {cwd: directory}).toSorted();
  return concatAST(
    files.map((file) =>
      parse(new Source(readFileSync(path.join(directory, file), 'utf8'), file)),
    ),
  );
}

/** A schema of definitions that were right before one of them was changed. */
export function buildChanged(document: DocumentNode): GraphQLSchema {
  return buildASTSchema(document, {assumeValid: true, assumeValidSDL: true});
}
