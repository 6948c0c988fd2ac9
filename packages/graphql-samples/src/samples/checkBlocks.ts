import type {DocumentNode} from 'graphql';
import {lineAndColumn} from 'graphql-api-model';
import {toError, type Finding, type Issue} from '../report/issue';
import {toFinding} from '../report/toFinding';
import {applyMarks} from './applyMarks';
import {isSample, parseBlock, type Block, type Sample} from './block';
import {checkMarks} from './checkMarks';
import {checkPart, type Scope} from './checkPart';
import {OperationsAbove} from './OperationsAbove';
import type {SchemaContext} from './schemaContext';
import {suggest} from './suggest';

/** The result of a check of blocks. */
interface BlocksReport {
  /** The number of checked blocks. */
  readonly samples: number;
  readonly findings: readonly Finding[];
}

/**
 * Checks the blocks of one text that belong to one schema, in their order: JSON belongs to an operation
 * above it.
 *
 * @param above - Operations above the blocks.
 * @param needsVariables - Whether required variables need a block of them, if the check is strict.
 */
export function checkBlocks(
  samples: readonly Sample[],
  context: SchemaContext,
  {
    above: documents = [],
    needsVariables = false,
  }: {
    readonly above?: readonly DocumentNode[];
    readonly needsVariables?: boolean;
  },
): BlocksReport {
  const above = new OperationsAbove();
  for (const document of documents) above.add(document);
  const blocks = samples.map((sample) => ({sample, block: parseBlock(sample)}));
  const hasOperations =
    documents.length > 0 || blocks.some(({block}) => block && hasOperation(block));
  const findings = blocks.flatMap(({sample, block}) =>
    block ? checkBlock({block, context, above, hasOperations}) : checkLanguage(sample),
  );
  return {
    samples: blocks.filter(({block}) => block && isSample(block)).length,
    findings: [
      ...findings,
      ...(context.strict && needsVariables ? findMissingVariables(above) : []),
    ],
  };
}

function hasOperation({isOwn, parts}: Block): boolean {
  return isOwn && parts.some(({kind}) => kind === 'operations');
}

function checkBlock(scope: Scope): readonly Finding[] {
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
  ].map((issue) => toSampleFinding(issue, sample));
}

/** A misspelt `graphql` would hide a sample from the check. */
function checkLanguage(sample: Sample): readonly Finding[] {
  const hint = suggest(sample.language, ['graphql']);
  const message = `There is no language "${sample.language}".${hint}`;
  return hint === '' ? [] : [toSampleFinding(toError(message, 0), sample)];
}

function findMissingVariables(above: OperationsAbove): readonly Finding[] {
  return above.withoutVariables().map(({block, operation}) => {
    const name = operation.name ? `"${operation.name.value}"` : 'above';
    const message = `The operation ${name} needs variables, but no block marked "variables" has them. Add one, or give a reason: variables="why".`;
    const at = operation.loc?.start ?? 0;
    return toSampleFinding(toError(message, at), block.sample);
  });
}

/** An issue at its place in the file of the sample. */
export function toSampleFinding(issue: Issue, sample: Sample): Finding {
  const {file, code, line, column} = sample;
  const place = {file, text: code, origin: {line, column}};
  return toFinding(issue, place, lineAndColumn(code, issue.at));
}
