import {GraphQLError, Kind, type OperationDefinitionNode, parse} from 'graphql';
import {parseDescription} from 'graphql-api-model';
import {GRAPHQL} from 'graphql-samples';
import type {Code, RootContent} from 'mdast';

/** A description divided into the sample of its operation and everything else. */
interface TakenSample {
  readonly document: string;
  readonly rest: string;
}

/** Whether a code is one operation that selects the field and nothing else. */
function isRequestFor(code: string, operation: string, field: string): boolean {
  try {
    const operations = parse(code).definitions.filter(
      (definition): definition is OperationDefinitionNode =>
        definition.kind === Kind.OPERATION_DEFINITION,
    );
    const [only] = operations;
    const [asked, ...others] = only?.selectionSet.selections ?? [];
    return (
      operations.length === 1 &&
      String(only?.operation) === operation &&
      others.length === 0 &&
      asked?.kind === Kind.FIELD &&
      asked.name.value === field
    );
  } catch (error) {
    if (error instanceof GraphQLError) return false;
    throw error;
  }
}

function isSample(node: RootContent, operation: string, field: string): node is Code {
  return (
    node.type === 'code' &&
    // A mark after the language means more of a sample than a request can show.
    !node.meta &&
    GRAPHQL.has(node.lang ?? '') &&
    isRequestFor(node.value, operation, field)
  );
}

/**
 * The sample of an operation that its description has, if it has one, with the description without
 * it. A sample that a sentence leads to ("For example:") stays where it is.
 */
export function takeSample(
  description: string,
  operation: string,
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
