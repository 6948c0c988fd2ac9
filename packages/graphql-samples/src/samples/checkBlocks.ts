import type {DocumentNode} from 'graphql';
import {lineAndColumn} from 'graphql-api-model';
import type {WrittenRequest} from '../report/CheckedText';
import {toError, type Finding, type Issue} from '../report/issue';
import {toFinding} from '../report/toFinding';
import {applyMarks} from './applyMarks';
import {isSample, parseBlock, type Block, type Sample} from './block';
import {checkExample} from './checkExample';
import {checkMarks} from './checkMarks';
import {checkPart, type Scope} from './checkPart';
import {OperationsAbove} from './OperationsAbove';
import type {SchemaContext} from './schemaContext';
import {suggest} from './suggest';
import {toWrittenRequest} from './toWrittenRequest';

/** The result of a check of blocks. */
interface BlocksReport {
  /** The number of checked blocks. */
  readonly samples: number;
  readonly findings: readonly Finding[];
  /** The valid operations, in their order. */
  readonly requests: readonly Omit<WrittenRequest, 'schema'>[];
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
  const requests = above
    .inBlocks()
    .filter(({written}) => written.isValid)
    .map((owner) => ({
      block: owner.block,
      request: toWrittenRequest(owner, context.schema),
    }))
    .toReversed();
  return {
    samples: blocks.filter(({block}) => block && isSample(block)).length,
    findings: [
      ...findings,
      ...(context.strict && needsVariables ? findMissingVariables(above) : []),
      ...blocks.flatMap(({block, sample}) => {
        if (!block?.isOwn) return [];
        const own = requests.filter((each) => each.block === block);
        const issues = checkExample(
          block,
          own.map(({request}) => request),
        );
        return issues.map((issue) => toSampleFinding(issue, sample));
      }),
    ],
    requests: requests.map(({request}) => request),
  };
}

function hasOperation({isOwn, parts}: Block): boolean {
  return isOwn && parts.some(({kind}) => kind === 'operations');
}

function checkBlock(scope: Scope): readonly Finding[] {
  const {block, context} = scope;
  const {sample, marks, isOwn, parts} = block;
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
