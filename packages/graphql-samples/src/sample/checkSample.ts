import {GraphQLError, Kind, parse, type DocumentNode, type GraphQLSchema} from 'graphql';
import {codeFrame, lineAndColumn} from 'graphql-api-model';
import {checkExcerpt} from './checkExcerpt';
import {checkJson} from './checkJson';
import {checkOperations, offsetOf} from './checkOperations';
import {readMarks, type SampleMarks} from './readMarks';
import {
  toError,
  type Finding,
  type Issue,
  type Sample,
  type SchemaContext,
} from './types';

export const GRAPHQL: ReadonlySet<string> = new Set(['graphql', 'gql']);

/** Whether a block's language and marks ask for a check. */
export function isChecked({language, meta}: Sample): boolean {
  return (
    GRAPHQL.has(language) || (language === 'json' && readMarks(meta).part !== undefined)
  );
}

/**
 * Checks one fenced block against the schema: `graphql` as operations or as an excerpt of
 * the schema, `json` marked `variables` or `response` against an operation of `above`, the
 * operation documents that stand before it. Other blocks have no findings.
 */
export function checkSample(
  sample: Sample,
  context: SchemaContext,
  above: readonly DocumentNode[] = [],
): readonly Finding[] {
  const marks = readMarks(sample.meta);
  const issues = findIssues(sample, marks, context, above);
  const expected = marks.invalid ? expectFailure(issues, marks) : issues;
  return expected.map((issue) => toFinding(issue, sample));
}

/** The operations of a sample, for the JSON that follows it; undefined for other blocks. */
export function readOperations({language, code}: Sample): DocumentNode | undefined {
  if (!GRAPHQL.has(language)) {
    return undefined;
  }
  const document = parseSample(code);
  return document instanceof GraphQLError || !isExecutable(document)
    ? undefined
    : document;
}

function findIssues(
  {language, code}: Sample,
  marks: SampleMarks,
  context: SchemaContext,
  above: readonly DocumentNode[],
): readonly Issue[] {
  if (GRAPHQL.has(language)) {
    return checkGraphql(code, context.schema);
  }
  const {part} = marks;
  return language === 'json' && part
    ? checkJson(code, {...marks, part}, above, context)
    : [];
}

function checkGraphql(code: string, schema: GraphQLSchema): readonly Issue[] {
  const document = parseSample(code);
  if (document instanceof GraphQLError) {
    return [toError(document.message, offsetOf(document))];
  }
  return isExecutable(document)
    ? checkOperations(document, schema)
    : checkExcerpt(document, schema);
}

function parseSample(code: string): DocumentNode | GraphQLError {
  try {
    return parse(code);
  } catch (error) {
    if (error instanceof GraphQLError) {
      return error;
    }
    if (error instanceof RangeError) {
      return new GraphQLError('Syntax Error: The sample is nested too deeply.');
    }
    throw error;
  }
}

function isExecutable({definitions}: DocumentNode): boolean {
  return definitions.every(
    ({kind}) => kind === Kind.OPERATION_DEFINITION || kind === Kind.FRAGMENT_DEFINITION,
  );
}

/** Turns the issues of a sample that is wrong on purpose into those of its mark. */
function expectFailure(
  issues: readonly Issue[],
  {expectedError}: SampleMarks,
): readonly Issue[] {
  const errors = issues.filter(({severity}) => severity === 'error');
  const found = errors.map(({message}) => message).join('\n');
  const [first] = errors;
  if (!first) {
    return [
      toError('The sample is marked "invalid", but it is valid. Remove the mark.', 0),
    ];
  }
  if (expectedError === undefined) {
    return [toError(`The mark "invalid" needs the expected error: error='${found}'.`, 0)];
  }
  return errors.some(({message}) => message.includes(expectedError))
    ? []
    : [
        toError(
          `The sample fails, but not with the expected error "${expectedError}". It fails with: ${found}`,
          first.at,
        ),
      ];
}

function toFinding({severity, message, at}: Issue, sample: Sample): Finding {
  const {line, column} = lineAndColumn(sample.code, at);
  return {
    severity,
    message,
    file: sample.file,
    line: sample.line + line - 1,
    column: sample.column + column - 1,
    frame: codeFrame(sample.code, line, column, sample.line),
  };
}
