import {GraphQLError, Kind, parse, type DocumentNode} from 'graphql';

/** Parses GraphQL, or returns why it is none. */
export function parseDocument(code: string): DocumentNode | GraphQLError {
  try {
    return parse(code);
  } catch (error) {
    if (error instanceof GraphQLError) {
      return error;
    }
    if (error instanceof RangeError) {
      return new GraphQLError('Syntax Error: The sample is nested too deeply.');
    }
    throw error;
  }
}

/** Whether it holds operations and fragments alone. */
export function isExecutable({definitions}: DocumentNode): boolean {
  return definitions.every(
    ({kind}) => kind === Kind.OPERATION_DEFINITION || kind === Kind.FRAGMENT_DEFINITION,
  );
}

/** The operations and fragments of a text; undefined for another one. */
export function parseOperations(code: string): DocumentNode | undefined {
  const document = parseDocument(code);
  return document instanceof GraphQLError || !isExecutable(document)
    ? undefined
    : document;
}
