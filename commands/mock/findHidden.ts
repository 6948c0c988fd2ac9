import type {Options} from 'docusaurus-plugin-graphql-reference';
import type {GraphQLSchema} from 'graphql';
import {describeSchema, hideElements} from 'graphql-api-model';

/**
 * What the reference of a site hides, as a question about coordinates: its examples leave that out, and
 * answers have to do so, too. The build tells of patterns that hit nothing.
 */
export function findHidden(
  schema: GraphQLSchema,
  {hide = []}: Pick<Options, 'hide'>,
): (coordinate: string) => boolean {
  return hideElements(describeSchema(schema), {patterns: hide, lenient: true}).isHidden;
}
