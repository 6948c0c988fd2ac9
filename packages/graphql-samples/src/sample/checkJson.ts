import {Kind, type DocumentNode, type OperationDefinitionNode} from 'graphql';
import {JsonError, parseJson, type JsonNode} from 'graphql-api-model';
import {checkResponse} from './checkResponse';
import {checkVariables} from './checkVariables';
import type {SampleMarks} from './readMarks';
import {suggest} from './suggest';
import {toError, type Issue, type SchemaContext} from './types';

/** Comments that mark lines of a block; they are not part of what readers see. */
const MARKS = /^[ \t]*\/\/[ \t]*highlight-(?:next-line|start|end)[ \t]*$/gm;

/**
 * Checks variables or a response against an operation of the samples that stand above,
 * which come in the order of the document.
 */
export function checkJson(
  code: string,
  marks: SampleMarks & Required<Pick<SampleMarks, 'part'>>,
  above: readonly DocumentNode[],
  context: SchemaContext,
): readonly Issue[] {
  const json = readJson(code);
  if ('severity' in json) {
    return [json];
  }
  const owner = findOperation(marks, above);
  if ('severity' in owner) {
    return [owner];
  }
  const {operation, document} = owner;
  return marks.part === 'variables'
    ? checkVariables(json, operation, context)
    : checkResponse(json, operation, {...context, document});
}

function readJson(code: string): JsonNode | Issue {
  try {
    return parseJson(code.replaceAll(MARKS, (mark) => ' '.repeat(mark.length)));
  } catch (error) {
    if (error instanceof JsonError) {
      return toError(`The sample is not JSON: ${error.message}`, error.at);
    }
    throw error;
  }
}

interface Owner {
  readonly operation: OperationDefinitionNode;
  readonly document: DocumentNode;
}

function findOperation(
  {part, operation: name}: SampleMarks,
  above: readonly DocumentNode[],
): Owner | Issue {
  const owners = above.toReversed().flatMap(ownersOf);
  if (name !== undefined) {
    const names = owners.flatMap(({operation}) => operation.name?.value ?? []);
    return (
      owners.find(({operation}) => operation.name?.value === name) ??
      toError(
        `No operation "${name}" stands above this sample.${suggest(name, names)}`,
        0,
      )
    );
  }
  const nearest = owners.filter(({document}) => document === owners[0]?.document);
  if (nearest.length > 1) {
    const names = nearest.map(({operation}) => operation.name?.value);
    const listed = names.map((known) => known ?? 'one without a name').join(', ');
    const first = names.find((known) => known !== undefined) ?? 'Name';
    return toError(
      `The sample above holds several operations: ${listed}. Name one with "${part} for=${first}".`,
      0,
    );
  }
  return (
    nearest[0] ?? toError(`No operation stands above this sample marked "${part}".`, 0)
  );
}

function ownersOf(document: DocumentNode): readonly Owner[] {
  return document.definitions.flatMap((operation) =>
    operation.kind === Kind.OPERATION_DEFINITION ? {operation, document} : [],
  );
}
