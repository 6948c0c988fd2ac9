import {parseDescription} from 'graphql-api-model';
import {GRAPHQL} from 'graphql-samples';
import type {Code, RootContent} from 'mdast';
import type {OperationKind} from 'graphql-examples';
import {findRequest} from './findRequest';

/** A description divided into the sample of its operation and everything else. */
interface TakenSample {
  readonly document: string;
  readonly rest: string;
}

function isSample(
  node: RootContent,
  operation: OperationKind,
  field: string,
): node is Code {
  // A mark after the language means more of a sample than a request can show.
  if (node.type !== 'code' || node.meta || !GRAPHQL.has(node.lang ?? '')) return false;
  const found = findRequest(node.value);
  return found?.operation === operation && found.field === field;
}

/**
 * The sample of an operation that its description has, if it has one, with the description without
 * it. A sample that a sentence leads to ("For example:") stays where it is.
 */
export function takeSample(
  description: string,
  operation: OperationKind,
  field: string,
): TakenSample | undefined {
  if (!/`{3}|~{3}/.test(description)) return undefined;
  const nodes = parseDescription(description).children;
  const index = nodes.findIndex((node) => isSample(node, operation, field));
  const node = nodes[index];
  if (node?.type !== 'code' || node.position === undefined) return undefined;
  const {start, end} = node.position;
  const before = description.slice(0, start.offset).trimEnd();
  const after = description.slice(end.offset).trimStart();
  const isLedTo = before.endsWith(':');
  const isOnlyOne = !nodes
    .slice(index + 1)
    .some((one) => isSample(one, operation, field));
  if (isLedTo || !isOnlyOne || before + after === '') return undefined;
  return {document: node.value, rest: [before, after].join('\n\n').trim()};
}
