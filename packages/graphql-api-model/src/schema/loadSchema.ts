import {createHash} from 'node:crypto';
import {GraphQLSchema, validateSchema, type DocumentNode} from 'graphql';
import {buildFromSdl, checkSdl} from './buildFromSdl';
import {describeRepetitions} from './describeRepetitions';
import {
  completeFederation,
  namesOfDocument,
  type CompletedDocument,
} from './federation/completeFederation';
import {Marks} from './federation/Marks';
import {findFiles} from './findFiles';
import {indexOrigins, type OriginOf} from './indexOrigins';
import {mergeDefinitions} from './mergeDefinitions';
import {checkIntrospection, parseIntrospection} from './parseIntrospection';
import {parseSdl} from './parseSdl';
import {toProblem} from './placeOf';
import {isIntrospection, readSchemaFile, type SchemaFile} from './readSchemaFile';
import {printProblem, SchemaError, type Problem} from './SchemaError';

/** How graphql-js says so, which a part of a federated schema need not be told. */
const QUERY_TYPE_MISSING = 'Query root type must be provided.';

/** What a schema is read from. */
export interface SchemaSource {
  /** A file, folder or glob of SDL files, several of them, or an introspection `.json`. */
  readonly schema: string | readonly string[];
  /** Whether what is written twice is a warning instead of an error; the first one counts. */
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
  /** Undefined for built-ins, and for everything in an introspection result. */
  readonly originOf: OriginOf;
}

type BuiltSchema = Pick<LoadedSchema, 'schema' | 'warnings' | 'originOf'>;

/** Reads, checks and builds a schema. Throws SchemaError, whose message is complete. */
export function loadSchema(source: SchemaSource): LoadedSchema {
  return createSchemaLoader(source)();
}

/** As `loadSchema` for many calls: the schema is built again only if a file has changed. */
export function createSchemaLoader(source: SchemaSource): () => LoadedSchema {
  let last: LoadedSchema | undefined;
  return () => {
    const paths = findFiles(source);
    const files = paths.map((file) => readSchemaFile(file, source.directory));
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
    throw new SchemaError([
      {
        message: `The introspection result "${introspection.name}" is used together with other files.`,
        places: [],
        advice: 'Expected it alone, for it describes a whole schema, or SDL files only.',
      },
    ]);
  }
  const {document, warnings, isFederated} = introspection
    ? fromIntrospection(introspection, source)
    : fromSdl(files, source);
  const schema = buildFromSdl(document);
  assertValid(schema, {files, isFederated});
  return {
    schema: schema.getQueryType() ? schema : withoutQueries(schema),
    warnings: warnings.map(printProblem),
    originOf: introspection ? () => undefined : indexOrigins(document, source.directory),
  };
}

interface CheckedDocument {
  readonly document: DocumentNode;
  readonly warnings: readonly Problem[];
  readonly isFederated: boolean;
}

function fromIntrospection(file: SchemaFile, source: SchemaSource): CheckedDocument {
  const {document, warnings} = parseIntrospection(file);
  const checked = checkDocument(
    {document, isFederated: false},
    source,
    checkIntrospection,
  );
  return {...checked, warnings: [...warnings, ...checked.warnings]};
}

function fromSdl(files: readonly SchemaFile[], source: SchemaSource): CheckedDocument {
  return checkDocument(completeFederation(parseSdl(files, source)), source, checkSdl);
}

/** The document without repetitions. Throws SchemaError, which names everything wrong. */
function checkDocument(
  {document: parsed, isFederated}: CompletedDocument,
  {lenient}: SchemaSource,
  check: (document: DocumentNode) => readonly Problem[],
): CheckedDocument {
  const marks = new Marks(isFederated ? namesOfDocument(parsed) : undefined);
  const {document, repetitions} = mergeDefinitions(parsed, marks);
  const repeated = describeRepetitions(repetitions, lenient);
  const problems = [...(lenient ? [] : repeated.problems), ...check(document)];
  if (problems.length > 0) {
    throw new SchemaError(problems);
  }
  const warnings = [...(lenient ? repeated.problems : []), ...repeated.notes];
  return {document, isFederated, warnings};
}

interface Origin {
  readonly files: readonly SchemaFile[];
  readonly isFederated: boolean;
}

function assertValid(schema: GraphQLSchema, origin: Origin): void {
  const problems = problemsOf(schema, origin);
  if (problems.length > 0) {
    throw new SchemaError(problems);
  }
}

function problemsOf(
  schema: GraphQLSchema,
  {files, isFederated}: Origin,
): readonly Problem[] {
  // The queries of a subgraph may stand in another one.
  const lacksQueries = !schema.getQueryType();
  if (lacksQueries && !isFederated) {
    return [withoutQueryType(files)];
  }
  try {
    return validateSchema(schema)
      .filter(({message}) => !lacksQueries || message !== QUERY_TYPE_MISSING)
      .map(toProblem);
  } catch (error) {
    if (error instanceof RangeError) {
      return [{message: 'Input types refer to each other too deeply.', places: []}];
    }
    throw error;
  }
}

/** A checked schema without a query type as one that graphql-js does not refuse. */
function withoutQueries(schema: GraphQLSchema): GraphQLSchema {
  return new GraphQLSchema({...schema.toConfig(), assumeValid: true});
}

function withoutQueryType(files: readonly SchemaFile[]): Problem {
  const names = files.slice(0, 10).map(({name}) => name);
  const more =
    files.length > names.length ? ` and ${files.length - names.length} more` : '';
  return {
    message: 'The schema has no query type.',
    places: [],
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
