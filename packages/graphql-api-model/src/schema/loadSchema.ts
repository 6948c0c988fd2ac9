import {createHash} from 'node:crypto';
import {GraphQLSchema, validateSchema} from 'graphql';
import {buildFromSdl, checkSdl} from './buildFromSdl';
import {
  completeFederation,
  type CompletedDocument,
} from './federation/completeFederation';
import {findFiles} from './findFiles';
import {getLimits} from './limits';
import {mergeDefinitions, type MergedDefinitions} from './mergeDefinitions';
import {checkIntrospection, parseIntrospection} from './parseIntrospection';
import {parseSdl} from './parseSdl';
import {isIntrospection, readSchemaFile, type SchemaFile} from './readSchemaFile';
import {printProblem, SchemaError, type Problem} from './SchemaError';
import {toProblem} from './toProblem';
import {withoutEmptyTypes} from './withoutEmptyTypes';

/** What graphql-js reports of a subgraph, which needs no queries. */
const QUERY_TYPE_MISSING = 'Query root type must be provided.';
const NO_QUERIES = 'The schema has no query type.';

/** What a schema is read from. */
export interface SchemaSource {
  /** A file, folder or glob of SDL files, several of them, or an introspection `.json`. */
  readonly schema: string | readonly string[];
  /**
   * Whether what is written twice is a warning instead of an error, where the first one counts, and
   * types without members, a schema without queries and the like, too.
   */
  readonly lenient: boolean;
  /** Whether `#` comments right above what has no description describe it; `false` if missing. */
  readonly commentDescriptions?: boolean;
  /** Absolute; paths and globs are resolved against it and messages are relative to it. */
  readonly directory: string;
}

export interface LoadedSchema {
  readonly schema: GraphQLSchema;
  /** The files that were read, absolute and sorted. */
  readonly files: readonly string[];
  readonly warnings: readonly string[];
  /** Of the names and contents of all files; the same on every machine. */
  readonly hash: string;
}

type BuiltSchema = Pick<LoadedSchema, 'schema' | 'warnings'>;

/** Reads, checks and builds a schema. Throws SchemaError, whose message is complete. */
export function loadSchema(source: SchemaSource): LoadedSchema {
  return createSchemaLoader(source)();
}

/** As `loadSchema` for many calls: the schema is built again only if a file has changed. */
export function createSchemaLoader(source: SchemaSource): () => LoadedSchema {
  let last: LoadedSchema | undefined;
  return () => {
    const paths = findFiles(source);
    let left = getLimits().bytes;
    const files = paths.map((path) => {
      const file = readSchemaFile(path, source.directory, left);
      left -= file.text.length;
      return file;
    });
    const hash = hashOf(files);
    if (last?.hash !== hash) {
      last = {...buildSchema(files, source), files: paths, hash};
    }
    return last;
  };
}

function buildSchema(files: readonly SchemaFile[], source: SchemaSource): BuiltSchema {
  const introspection = files.find(({name}) => isIntrospection(name));
  if (introspection && files.length > 1) {
    throw new SchemaError({
      message: `The introspection result "${introspection.name}" is used together with other files.`,
      advice: 'Expected it alone, for it describes a whole schema, or SDL files only.',
    });
  }
  const parsed: CompletedDocument & Pick<MergedDefinitions, 'notes'> = introspection
    ? parseIntrospection(introspection, source.lenient)
    : {...completeFederation(parseSdl(files, source)), notes: []};
  const {names} = parsed;
  const merged = mergeDefinitions(parsed.document, {...source, names});
  const {problems} = merged;
  const {document, notes} = source.lenient
    ? withoutEmptyTypes(merged.document)
    : {document: merged.document, notes: []};
  const wrong = (introspection ? checkIntrospection : checkSdl)(document);
  assertNone([...(source.lenient ? [] : problems), ...wrong]);
  const schema = buildFromSdl(document);
  // The queries of a subgraph may be in another one.
  const lacksQueries = !schema.getQueryType();
  const invalid = lacksQueries && !names ? [withoutQueryType(files)] : [];
  const all = findProblems(schema);
  const checked = all.filter(({message}) => !CHECKED_SINCE_17.test(message));
  const found = [...invalid, ...checked];
  // No reference can show a schema that defines nothing.
  const isEmpty = document.definitions.length === 0;
  const harmless = source.lenient && !isEmpty ? found.filter(isHarmless) : [];
  assertNone(found.filter((problem) => !harmless.includes(problem)));
  const repeated = source.lenient ? problems : [];
  return {
    schema:
      lacksQueries || harmless.length + all.length > checked.length
        ? new GraphQLSchema({...schema.toConfig(), assumeValid: true})
        : schema,
    warnings: [...parsed.notes, ...repeated, ...merged.notes, ...notes, ...harmless].map(
      printProblem,
    ),
  };
}

function assertNone(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new SchemaError(problems);
}

/** What graphql-js 16 does not check: schemas of well-known servers have it, and pages show it as it is. */
const CHECKED_SINCE_17 = /has invalid default value|must not be deprecated\.$/;

/** Whether a reference can show an invalid schema. */
function isHarmless({message}: Problem): boolean {
  return message === NO_QUERIES || message.endsWith('cannot be deprecated.');
}

function findProblems(schema: GraphQLSchema): readonly Problem[] {
  try {
    return validateSchema(schema)
      .filter(({message}) => message !== QUERY_TYPE_MISSING)
      .map(toProblem);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return [{message: 'Input types refer to each other too deeply.'}];
  }
}

function withoutQueryType(files: readonly SchemaFile[]): Problem {
  const names = files.slice(0, 10).map(({name}) => name);
  const more =
    files.length > names.length ? ` and ${files.length - names.length} more` : '';
  return {
    message: NO_QUERIES,
    advice: `Expected "type Query { … }", or "schema { query: … }" naming another type. Files read: ${names.join(', ')}${more}.`,
  };
}

function hashOf(files: readonly SchemaFile[]): string {
  const hash = createHash('sha256');
  for (const {name, text} of files) {
    hash.update(JSON.stringify([name, text]));
  }
  return hash.digest('hex');
}
