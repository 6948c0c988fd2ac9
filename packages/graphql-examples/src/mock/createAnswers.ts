import {isDeepStrictEqual} from 'node:util';
import {type DocumentNode, type GraphQLSchema, parse, print} from 'graphql';
import {createExamples} from '../createExamples';
import {listOperations} from '../findOperation';
import type {Example, ExampleOptions} from '../types';
import {replaceFiles} from '../values/files';

/** A request as a server has it when it is parsed. */
export interface SentRequest {
  readonly document: DocumentNode;
  /** As they were sent, files among them. */
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
}

/** What the owner says that a request answers; undefined for a request that is none of theirs. */
export type FindAnswer = (request: SentRequest) => Example['response'] | undefined;

/**
 * Makes the function that finds the answers of an owner's examples, `overrides`, for a server
 * whose other answers are those of `createMockSchema`. A request is that of an example if its
 * document and its variables are; how it is laid out does not matter.
 *
 * @throws ExampleError for an example that does not fit the schema.
 */
export function createAnswers(
  schema: GraphQLSchema,
  options: ExampleOptions = {},
): FindAnswer {
  const overrides = options.overrides ?? {};
  const findExamples = createExamples(schema, options);
  const examples = listOperations(schema)
    .filter(({coordinate}) => Object.hasOwn(overrides, coordinate))
    .map(({kind, name}) => findExamples(kind, name).required)
    .map((example) => ({...example, text: print(parse(example.document))}));
  return ({document, variables}) => {
    const text = print(document);
    return examples.find(
      (example) => example.text === text && hasVariables(example, variables ?? {}),
    )?.response;
  };
}

/** Whether the variables are those of an example, whichever files are sent. */
function hasVariables(
  {variables, files = []}: Example,
  sent: NonNullable<SentRequest['variables']>,
): boolean {
  const written = JSON.parse(JSON.stringify(sent)) as Record<string, unknown>;
  return isDeepStrictEqual(replaceFiles(written, files, null), variables);
}
