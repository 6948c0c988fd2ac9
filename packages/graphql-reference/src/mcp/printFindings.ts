import {checkRequest, COMMON_SCALARS} from 'graphql-samples';
import type {Reference} from './Reference';
import type {Response, Tools} from './Tools';

const MOST_FINDINGS = 20;
const LONGEST_MESSAGE = 400;
/** Characters of a line beside the place of a finding. */
const BESIDE = 40;

/** The name that a message of graphql-js advises. */
const SUGGESTION = /Did you mean (?:to use .*? on )?"([^"]+)"/;

function toExcerpt(text: string, {line, column}: {line: number; column: number}): string {
  const own = text.split(/\r\n|\n|\r/)[line - 1] ?? '';
  return own.slice(Math.max(0, column - 1 - BESIDE), column - 1 + BESIDE).trim();
}

/** What is wrong with a document and its variables, of several schemas in the one that fits best. */
export function printFindings(
  {apis}: Pick<Reference, 'apis'>,
  {document, variables, operationName}: Parameters<Tools['validate']>[0],
): Response {
  const written =
    typeof variables === 'string'
      ? variables
      : variables && JSON.stringify(variables, undefined, 2);
  const request = {document, operationName, variables: written || undefined};
  const [all = []] = apis()
    .map(({schema}) => checkRequest(request, {schema, scalars: COMMON_SCALARS}))
    .toSorted((a, b) => a.length - b.length);
  const isValid = !all.some(({severity}) => severity === 'error');
  const findings = all
    .slice(0, MOST_FINDINGS)
    .map(({severity, file, line, column, message}) => {
      const text = file === 'document' ? document : (written ?? '');
      const [, nearest] = SUGGESTION.exec(message) ?? [];
      const isLong = message.length > LONGEST_MESSAGE;
      return {
        severity,
        in: file,
        line,
        column,
        message: isLong ? `${message.slice(0, LONGEST_MESSAGE)}…` : message,
        ...(nearest !== undefined && {nearest}),
        at: toExcerpt(text, {line, column}),
      };
    });
  const checked =
    request.variables === undefined
      ? 'The document is'
      : 'The document and its variables are';
  const lines = findings.map(
    ({severity, in: file, line, column, message, at}) =>
      `${severity} at ${file}:${line}:${column}: ${message}${at === '' ? '' : `\n  ${at}`}`,
  );
  const more =
    all.length > MOST_FINDINGS ? [`And ${all.length - MOST_FINDINGS} more.`] : [];
  const text = [...(isValid ? [`${checked} valid.`] : []), ...lines, ...more].join('\n');
  return {text, structured: {isValid, findings}, isError: !isValid};
}
