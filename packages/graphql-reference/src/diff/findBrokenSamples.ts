import type {LoadedSchema} from 'graphql-api-model';
import {checkMarkdown, type Finding, type MarkdownFile} from 'graphql-samples';

type Schema = LoadedSchema['schema'];

/** Finds the errors in samples and names that one state of a schema has and the state before has not. */
export function findBrokenSamples(
  files: readonly MarkdownFile[],
  before: Schema,
  after: Schema,
): readonly Finding[] {
  const known = new Set(findErrors(files, before).map(toPlace));
  return findErrors(files, after).filter((error) => !known.has(toPlace(error)));
}

function toPlace({file, line, column, rule}: Finding): string {
  return JSON.stringify([file, line, column, rule]);
}

function findErrors(files: readonly MarkdownFile[], schema: Schema): readonly Finding[] {
  const check = (strict: boolean): readonly Finding[] =>
    checkMarkdown(files, [{name: 'default', schema, strict}]).errors;
  return [
    ...check(false).filter(({rule}) => rule === 'sample'),
    // Only the strict check knows that the name of a type that is gone was one.
    ...check(true).filter(({rule}) => rule === 'name'),
  ];
}
