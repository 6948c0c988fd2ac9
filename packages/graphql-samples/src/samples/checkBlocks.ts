import {codeFrame, lineAndColumn} from 'graphql-api-model';
import {toError, type Finding, type Issue} from '../report/issue';
import {applyMarks} from './applyMarks';
import {isSample, parseBlock, type Block, type Part, type Sample} from './block';
import {checkMarks} from './checkMarks';
import type {OperationsAbove} from './OperationsAbove';
import type {SchemaContext} from './schemaContext';
import {suggest} from './suggest';

/** What a part of a block is checked with. */
export interface Scope {
  readonly block: Block;
  readonly context: SchemaContext;
  readonly above: OperationsAbove;
  /** Whether the text has operations, so that its JSON probably belongs to one. */
  readonly hasOperations: boolean;
}

/** Checks one part of a block. */
type CheckPart = (part: Part, scope: Scope) => readonly Issue[];

/** The blocks of one text that belong to one schema, and how they are checked. */
interface Blocks {
  readonly samples: readonly Sample[];
  readonly context: SchemaContext;
  readonly above: OperationsAbove;
  readonly hasOperations: boolean;
  /** Whether required variables need a block of them, if the check is strict. */
  readonly needsVariables: boolean;
}

/** The result of a check of blocks. */
interface BlocksReport {
  /** The number of checked blocks. */
  readonly samples: number;
  readonly findings: readonly Finding[];
}

/** Checks blocks in their order: JSON belongs to an operation above it. */
export function checkBlocks(
  {samples, context, above, hasOperations, needsVariables}: Blocks,
  checkPart: CheckPart,
): BlocksReport {
  const blocks = samples.map((sample) => ({sample, block: parseBlock(sample)}));
  const findings = blocks.flatMap(({sample, block}) =>
    block
      ? checkBlock({block, context, above, hasOperations}, checkPart)
      : checkLanguage(sample),
  );
  return {
    samples: blocks.filter(({block}) => block && isSample(block)).length,
    findings: [
      ...findings,
      ...(context.strict && needsVariables ? findMissingVariables(above) : []),
    ],
  };
}

/** Whether a block of a text has operations. */
export function isOperation(sample: Sample): boolean {
  const block = parseBlock(sample);
  return block?.isOwn === true && block.parts.some(({kind}) => kind === 'operations');
}

function checkBlock(scope: Scope, checkPart: CheckPart): readonly Finding[] {
  const {block, context, above} = scope;
  const {sample, marks, isOwn, parts} = block;
  for (const part of parts) {
    if (part.kind !== 'operations') continue;
    if (!isOwn) above.addEmbedded(part.document);
    else if (marks.invalid || marks.variables !== undefined) above.add(part.document);
    else above.add(part.document, block);
  }
  const strict = context.strict ?? false;
  const isUnchecked = marks.unchecked !== undefined || marks.words.has('unchecked');
  const issues = parts.flatMap((part) => checkPart(part, scope));
  return [
    ...checkMarks(marks, strict && isOwn),
    ...(isUnchecked ? [] : applyMarks(issues, marks, strict)),
  ].map((issue) => toFinding(issue, sample));
}

/** A misspelt `graphql` would hide a sample from the check. */
function checkLanguage(sample: Sample): readonly Finding[] {
  const hint = suggest(sample.language, ['graphql']);
  return hint === ''
    ? []
    : [
        toFinding(
          toError(`There is no language "${sample.language}".${hint}`, 0),
          sample,
        ),
      ];
}

function findMissingVariables(above: OperationsAbove): readonly Finding[] {
  return above.withoutVariables().map(({block, operation}) => {
    const name = operation.name ? `"${operation.name.value}"` : 'above';
    return toFinding(
      toError(
        `The operation ${name} needs variables, but no block marked "variables" has them. Add one, or give a reason: variables="why".`,
        operation.loc?.start ?? 0,
      ),
      block.sample,
    );
  });
}

/** An issue at its place in the file of the sample. */
function toFinding(
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
