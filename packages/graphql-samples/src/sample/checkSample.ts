import type {DocumentNode} from 'graphql';
import {checkBlock} from './checkBlock';
import {Requests} from './Requests';
import type {Finding, Sample, SchemaContext} from './types';

/**
 * Checks one fenced block against the schema: `graphql` as operations or as an excerpt of
 * the schema, `json` marked `variables` or `response` against an operation of `above`, the
 * operation documents that stand before it, and requests inside other languages. Other blocks
 * have no findings.
 */
export function checkSample(
  sample: Sample,
  context: SchemaContext,
  above: readonly DocumentNode[] = [],
): readonly Finding[] {
  const text = {...context, hasOperations: above.length > 0};
  return checkBlock(sample, text, new Requests(above));
}
