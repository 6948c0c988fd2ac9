import type {DocumentNode} from 'graphql';
import {checkPart} from './checkMarkdown';
import type {Finding} from './report/issue';
import type {Sample} from './samples/block';
import {checkBlocks} from './samples/checkBlocks';
import {OperationsAbove} from './samples/OperationsAbove';
import type {SchemaContext} from './samples/schemaContext';

/**
 * Checks one fenced block: `graphql` as operations or as an excerpt of the schema, `json` with the
 * mark `variables` or `response` against an operation of `above`, and GraphQL inside other languages.
 */
export function checkSample(
  sample: Sample,
  context: SchemaContext,
  above: readonly DocumentNode[] = [],
): readonly Finding[] {
  const blocks = {
    samples: [sample],
    context,
    above: new OperationsAbove(above),
    hasOperations: above.length > 0,
    needsVariables: false,
  };
  return checkBlocks(blocks, checkPart).findings;
}
