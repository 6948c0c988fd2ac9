import type {DocumentNode} from 'graphql';
import {checkSample, type Finding} from 'graphql-samples';
import {type Operation, toCoordinate} from '../document/toDocument';
import {ExampleError} from '../ExampleError';
import type {World} from '../values/world';

/** Throws where an owner's document does not fit the schema, or uses what is deprecated. */
export function assertDocument(
  {schema, scalars}: World,
  operation: Operation,
  {file, document}: {readonly file: string; readonly document: string},
): void {
  const place = {file, line: 1, column: 1};
  const sample = {...place, language: 'graphql', meta: '', code: document};
  const findings = checkSample(sample, {schema, scalars});
  const own = `The field ${toCoordinate(operation)} is deprecated.`;
  // A deprecated operation has an example, too.
  throwIfAny(
    findings.filter(({message}) => !message.startsWith(own)),
    printPlaced,
  );
}

/** Throws where JSON does not fit the operation of a document. */
export function assertJson(
  {schema, scalars}: World,
  document: DocumentNode,
  {
    file,
    part,
    value,
  }: {readonly file: string; readonly part: string; readonly value: unknown},
): void {
  const place = {file, line: 1, column: 1};
  const code = JSON.stringify(value, null, 2);
  const sample = {...place, language: 'json', meta: part, code};
  const findings = checkSample(sample, {schema, scalars}, [document]);
  throwIfAny(
    findings.filter(({severity}) => severity === 'error'),
    ({message}) => `The ${part} of ${file}: ${message}`,
  );
}

function throwIfAny(
  findings: readonly Finding[],
  print: (finding: Finding) => string,
): void {
  if (findings.length > 0) throw new ExampleError(findings.map(print).join('\n'));
}

function printPlaced({column, file, frame, line, message}: Finding): string {
  return `${file}:${line}:${column}: ${message}\n${frame}`;
}
