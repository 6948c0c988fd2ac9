import type {LoadedSchema} from 'graphql-api-model';
import {
  checkMarkdown,
  type Finding,
  loadMarkdown,
  type MarkdownFile,
} from 'graphql-samples';

type Schema = LoadedSchema['schema'];

/** Reads Markdown for the errors in samples and names that the later state has and the earlier one has not. */
export function loadBrokenSamples(
  patterns: readonly string[],
  directory: string,
  [before, after]: readonly [before: Schema, after: Schema],
): readonly Finding[] {
  const files = patterns.flatMap((pattern) => loadMarkdown(pattern, {directory}));
  const errors = findErrors(files, after);
  const wrong = new Set(errors.map(({file}) => file));
  const asBefore = files.filter(({file}) => wrong.has(file));
  const known = new Set(findErrors(asBefore, before).map(toPlace));
  return errors.filter((error) => !known.has(toPlace(error)));
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
