import {highlight} from 'docusaurus-theme-static-code/highlight';
import type {GraphQLSchema} from 'graphql';
import {GRAPHQL, readMention, type SampleSchema} from 'graphql-samples';
import type {DescriptionCode} from '../render/renderDescription';
import {linkSample} from './linkSample';

/** Samples and mentions in descriptions link to what they name, as those in guides do. */
export function createDescriptionCode(
  schema: GraphQLSchema,
  linkTo: (coordinate: string) => string | undefined,
  {
    codes = [],
    names,
    linkToCode,
  }: Pick<SampleSchema, 'codes' | 'names' | 'linkToCode'> = {},
): DescriptionCode {
  return {
    readMention: (inlineCode) => {
      const {text, coordinate, code} = readMention(inlineCode, schema, codes, names);
      const place = coordinate === undefined ? undefined : linkTo(coordinate);
      const href = place ?? (code === undefined ? undefined : linkToCode?.(code));
      return {text, ...(href !== undefined && {href})};
    },
    highlight: (code, language) =>
      GRAPHQL.has(language)
        ? linkSample(code, schema, linkTo)
        : highlight(code, language),
  };
}
