import {type DocumentNode, GraphQLError, parse} from 'graphql';

/** The document of a sample; undefined where it does not parse, or is nested too deeply. */
export function parseSample(code: string): DocumentNode | undefined {
  try {
    return parse(code);
  } catch (error) {
    if (error instanceof GraphQLError || error instanceof RangeError) return undefined;
    throw error;
  }
}
