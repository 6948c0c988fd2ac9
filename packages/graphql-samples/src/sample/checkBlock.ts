import {codeFrame, lineAndColumn} from 'graphql-api-model';
import {parseFenceMarks} from './fenceMarks';
import {checkDocument} from './checkDocument';
import {checkJson} from './checkJson';
import {checkMarks} from './checkMarks';
import {checkPart} from './checkParts';
import {checkUnmarked} from './checkUnmarked';
import {canHoldGraphql, readInside} from './inside/readInside';
import {judge} from './judge';
import {JSON_LANGUAGES, readJson} from './readJson';
import {parseOperations} from './parseDocument';
import {readMarks, type SampleMarks} from './readMarks';
import type {Requests} from './Requests';
import {
  toError,
  type Finding,
  type Issue,
  type Sample,
  type SchemaContext,
} from './types';

/** The languages of blocks that are GraphQL. */
export const GRAPHQL: ReadonlySet<string> = new Set(['graphql', 'gql', 'graphqls']);
/** `graphql` with letters left out. */
const MISSPELT = /^(?=.{5,6}$)g?r?a?p?h?ql?$/;

/** A text that a block stands in. */
export interface TextContext extends SchemaContext {
  /** Whether the text shows operations, so that its JSON probably belongs to one. */
  readonly hasOperations: boolean;
}

/** Whether a block is checked, or would be if no mark told otherwise. */
export function isSample({language, code, meta}: Sample): boolean {
  const {part, unchecked} = readMarks(meta);
  if (unchecked !== undefined) return false;
  return (
    GRAPHQL.has(language) ||
    (JSON_LANGUAGES.has(language) && part !== undefined) ||
    readInside(language, code).length > 0
  );
}

/** Checks one block, and keeps what those below it need. */
export function checkBlock(
  sample: Sample,
  context: TextContext,
  requests: Requests,
): readonly Finding[] {
  const {language, meta} = sample;
  const isOwn = GRAPHQL.has(language) || JSON_LANGUAGES.has(language);
  if (!isOwn && !canHoldGraphql(language)) return checkLanguage(sample);
  const faults = checkMarks(meta, isOwn ? (context.blocks ?? 'known') : 'known');
  const marks = readMarks(meta);
  const isUnchecked =
    marks.unchecked !== undefined || parseFenceMarks(meta).words.has('unchecked');
  const issues = isUnchecked
    ? []
    : judge(findIssues(sample, marks, context, requests), marks, context.blocks);
  return [...faults, ...issues].map((issue) => toFinding(issue, sample));
}

function checkLanguage(sample: Sample): readonly Finding[] {
  return MISSPELT.test(sample.language)
    ? [
        toFinding(
          toError(
            `The language "${sample.language}" is not known. Did you mean "graphql"?`,
            0,
          ),
          sample,
        ),
      ]
    : [];
}

function findIssues(
  sample: Sample,
  marks: SampleMarks,
  context: TextContext,
  requests: Requests,
): readonly Issue[] {
  const {language, code} = sample;
  if (GRAPHQL.has(language)) {
    const document = parseOperations(code);
    const needsVariables = !marks.invalid && marks.variables === undefined;
    if (document) requests.add(document, needsVariables ? sample : undefined);
    return checkDocument(code, context);
  }
  if (!JSON_LANGUAGES.has(language)) {
    return readInside(language, code).flatMap((part) =>
      checkPart(part, requests, context),
    );
  }
  const {part} = marks;
  if (!part) return checkUnmarked(code, language, requests, context);
  const json = readJson(code, language);
  return 'severity' in json
    ? [json]
    : checkJson(json, {...marks, part}, requests, context);
}

/** A problem of a sample where it stands in its file. */
export function toFinding(
  {severity, rule = 'sample', message, at}: Issue,
  sample: Sample,
): Finding {
  const {line, column} = lineAndColumn(sample.code, at);
  return {
    severity,
    rule,
    message,
    file: sample.file,
    line: sample.line + line - 1,
    column: sample.column + column - 1,
    frame: codeFrame(sample.code, line, column, sample.line),
  };
}
