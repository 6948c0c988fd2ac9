import {toError, type Issue} from '../report/issue';
import {GRAPHQL, type Block} from './block';
import type {WrittenRequest} from '../report/CheckedText';

type Request = Pick<WrittenRequest, 'field' | 'isComplete'>;

/**
 * Checks that a block with the mark `example` can be the example of an operation.
 *
 * @param requests - The valid operations of the block.
 */
export function checkExample(
  {sample, marks}: Block,
  requests: readonly Request[],
): readonly Issue[] {
  const message = marks.words.has('example')
    ? findMistake(GRAPHQL.has(sample.language), marks, requests)
    : undefined;
  return message === undefined ? [] : [toError(message, 0)];
}

function findMistake(
  isGraphql: boolean,
  {invalid, unchecked}: Block['marks'],
  [request, ...others]: readonly Request[],
): string | undefined {
  if (!isGraphql)
    return 'The mark "example" belongs to the GraphQL block of a request. Move it there.';
  if (invalid || unchecked !== undefined) {
    const mark = invalid ? 'invalid' : 'unchecked';
    return `A sample cannot be "${mark}" and an example. Remove one of the marks.`;
  }
  if (request?.field === undefined || others.length > 0)
    return 'An example is one operation that selects one field. Remove the mark "example", or divide the sample.';
  return request.isComplete
    ? undefined
    : 'An example needs its variables, if they are required, and a response with data and without errors, in blocks marked "variables" and "response". Add them below, or remove the mark "example".';
}
