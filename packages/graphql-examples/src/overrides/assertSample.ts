import type {DocumentNode} from 'graphql';
import {checkSample} from 'graphql-samples';
import {type Operation, toCoordinate} from '../document/toDocument';
import {ExampleError} from '../ExampleError';
import type {World} from '../values/world';

const START = {line: 1, column: 1};

/** Throws ExampleError if an owner's document does not fit the schema or uses what is deprecated. */
export function assertDocument(
  {schema, scalars}: World,
  operation: Operation,
  {file, document: code}: {readonly file: string; readonly document: string},
): void {
  const sample = {...START, file, language: 'graphql', meta: '', code};
  // A deprecated operation has an example, too.
  const own = `The field ${toCoordinate(operation)} is deprecated.`;
  throwAny(
    checkSample(sample, {schema, scalars})
      .filter(({message}) => !message.startsWith(own))
      .map(
        ({column, frame, line, message}) =>
          `${file}:${line}:${column}: ${message}\n${frame}`,
      ),
  );
}

/** Throws ExampleError if the JSON of a response does not fit the operation of a document. */
export function assertResponse(
  {schema, scalars}: World,
  document: DocumentNode,
  {file, response}: {readonly file: string; readonly response: unknown},
): void {
  const code = JSON.stringify(response, null, 2);
  const sample = {...START, file, language: 'json', meta: 'response', code};
  throwAny(
    checkSample(sample, {schema, scalars}, [document])
      .filter(({severity}) => severity === 'error')
      .map(({message}) => `The response of ${file}: ${message}`),
  );
}

function throwAny(messages: readonly string[]): void {
  if (messages.length > 0) throw new ExampleError(messages.join('\n'));
}
