import {
  Kind,
  GraphQLError,
  Lexer,
  Source,
  TokenKind,
  parse,
  type DefinitionNode,
  type DocumentNode,
} from 'graphql';
import {assertShallow} from './assertShallow';
import {withCommentDescriptions} from './commentDescriptions';
import {explainSyntaxError} from './explainSyntaxError';
import type {SchemaFile} from './readSchemaFile';
import {SchemaError, type Problem} from './SchemaError';
import {withAmpersands} from './withAmpersands';

const ROOT_TYPES: readonly string[] = ['Query', 'Mutation', 'Subscription'];

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
  options: ParseOptions = {},
): DocumentNode {
  const problems: Problem[] = [];
  const definitions = files.flatMap((file) => {
    try {
      return parseFile(file, options);
    } catch (error) {
      if (!(error instanceof SchemaError)) {
        throw error;
      }
      problems.push(...error.problems);
      return [];
    }
  });
  if (problems.length > 0) {
    throw new SchemaError(problems);
  }
  return {kind: Kind.DOCUMENT, definitions: withRootTypes(definitions)};
}

function parseFile(
  file: SchemaFile,
  {commentDescriptions = false}: ParseOptions,
): readonly DefinitionNode[] {
  const source = new Source(file.text, file.name);
  try {
    if (isBlank(source)) {
      return [];
    }
    const document = parseSource(source);
    assertShallow(source);
    return (commentDescriptions ? withCommentDescriptions(document) : document)
      .definitions;
  } catch (error) {
    if (error instanceof GraphQLError) {
      throw new SchemaError([explainSyntaxError(error, file)]);
    }
    if (error instanceof RangeError) {
      assertShallow(source);
    }
    throw error;
  }
}

/** Reads lists of interfaces as they were once written, too. */
function parseSource(source: Source): DocumentNode {
  try {
    return parse(source);
  } catch (error) {
    const text = error instanceof GraphQLError ? withAmpersands(source) : source.body;
    if (text === source.body) throw error;
    const mended = new Source(text, source.name);
    const document = parse(mended);
    // Messages show what the file says.
    mended.body = source.body;
    return document;
  }
}

function isBlank(source: Source): boolean {
  return new Lexer(source).advance().kind === TokenKind.EOF;
}

/** Lets files extend a root type that no file defines: the first extension defines it. */
function withRootTypes(
  definitions: readonly DefinitionNode[],
): readonly DefinitionNode[] {
  const missing = new Set(ROOT_TYPES);
  for (const definition of definitions) {
    if (definition.kind === Kind.OBJECT_TYPE_DEFINITION) {
      missing.delete(definition.name.value);
    }
  }
  return definitions.map((definition) =>
    definition.kind === Kind.OBJECT_TYPE_EXTENSION &&
    missing.delete(definition.name.value)
      ? {...definition, kind: Kind.OBJECT_TYPE_DEFINITION}
      : definition,
  );
}
