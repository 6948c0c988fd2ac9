import {highlight} from 'docusaurus-theme-static-code/highlight';
import type {GraphQLSchema} from 'graphql';
import type {DescriptionCode} from '../pages/renderDescription';
import {GRAPHQL} from './checkSample';
import {linkSample} from './linkSample';
import {readMention} from './readMention';

/** Samples and mentions in descriptions link to what they name, as those in guides do. */
export function createDescriptionCode(
  schema: GraphQLSchema,
  linkTo: (coordinate: string) => string | undefined,
): DescriptionCode {
  return {
    readMention: (inlineCode) => {
      const {text, coordinate} = readMention(inlineCode, schema);
      const href = coordinate === undefined ? undefined : linkTo(coordinate);
      return {text, ...(href !== undefined && {href})};
    },
    highlight: (code, language) =>
      GRAPHQL.has(language)
        ? linkSample(code, schema, linkTo)
        : highlight(code, language),
  };
}
