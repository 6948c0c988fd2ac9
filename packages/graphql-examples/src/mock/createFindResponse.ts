import {isDeepStrictEqual} from 'node:util';
import {type DocumentNode, type GraphQLSchema, parse, print} from 'graphql';
import {createExamples} from '../createExamples';
import {toCoordinate} from '../document/toDocument';
import {listOperations} from '../findOperation';
import type {Example, ExampleOptions} from '../types';
import {replaceFiles} from '../values/files';

/** A request that a server has parsed. */
export interface SentRequest {
  readonly document: DocumentNode;
  /** As they were sent, including files. */
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
}

/** Returns the response of an owner's example; undefined for any other request. */
export type FindResponse = (request: SentRequest) => Example['response'] | undefined;

/**
 * Makes the function that finds the responses of an owner's examples, `overrides`, for a server
 * whose other responses are those of `createMockSchema`. A request matches an example if its
 * document, whatever its layout, and its variables, whatever its files, are the same.
 *
 * @param others - Examples that already have responses, such as those of guides; `overrides` come first.
 * @throws ExampleError for an example that does not fit the schema.
 */
export function createFindResponse(
  schema: GraphQLSchema,
  options: ExampleOptions = {},
  others: readonly Example[] = [],
): FindResponse {
  const overrides = options.overrides ?? {};
  const findExamples = createExamples(schema, options);
  const own = listOperations(schema)
    .filter((operation) => Object.hasOwn(overrides, toCoordinate(operation)))
    .map(({kind, field}) => findExamples(kind, field.name).required);
  const examples = [...own, ...others].map(({document, variables, ...example}) => ({
    ...example,
    text: print(parse(document)),
    // Without prototypes, as the copy that it is compared with.
    variables: replaceFiles(variables, [], null),
  }));
  return ({document, variables}) => {
    const text = print(document);
    const sent = JSON.parse(JSON.stringify(variables ?? {})) as Example['variables'];
    return examples.find(
      (example) =>
        example.text === text &&
        isDeepStrictEqual(
          replaceFiles(sent, example.files ?? [], null),
          example.variables,
        ),
    )?.response;
  };
}
