import type {DocumentNode} from 'graphql';
import type {Finding} from './report/issue';
import type {Sample} from './samples/block';
import {checkBlocks} from './samples/checkBlocks';
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
  return checkBlocks([sample], context, {above}).findings;
}
