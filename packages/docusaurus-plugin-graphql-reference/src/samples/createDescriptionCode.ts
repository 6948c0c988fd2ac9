import {highlight} from 'docusaurus-theme-static-code/highlight';
import type {GraphQLSchema} from 'graphql';
import {GRAPHQL, parseMention, type SampleSchema} from 'graphql-samples';
import {linkSample} from './linkSample';

/** What code in a description becomes. */
export interface DescriptionCode {
  /** What inline code shows, and the address of the element of the schema that it names. */
  readonly readMention: (text: string) => {readonly text: string; readonly href?: string};
  /** Highlighted HTML of a code block. */
  readonly highlight: (code: string, language: string) => string;
}

/** Samples and mentions in descriptions link to what they name, as those in guides do. */
export function createDescriptionCode(
  schema: GraphQLSchema,
  linkTo: (coordinate: string) => string | undefined,
  {
    codes = [],
    strict,
    linkToCode,
  }: Pick<SampleSchema, 'codes' | 'strict' | 'linkToCode'> = {},
): DescriptionCode {
  return {
    readMention: (inlineCode) => {
      const {text, coordinate, code} = parseMention(inlineCode, schema, codes, strict);
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
