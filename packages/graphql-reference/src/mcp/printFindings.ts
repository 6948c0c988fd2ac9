import {checkRequest, COMMON_SCALARS} from 'graphql-samples';
import type {Reference} from './Reference';

/** What is wrong with a document and its variables, of several schemas in the one that fits best. */
export function printFindings(
  {apis}: Reference,
  document: string,
  variables: Readonly<Record<string, unknown>>,
): string {
  const written = JSON.stringify(variables, undefined, 2);
  const [findings = []] = apis()
    .map(({schema}) => checkRequest(document, written, {schema, scalars: COMMON_SCALARS}))
    .toSorted((a, b) => a.length - b.length);
  if (findings.length === 0) return 'The document and its variables are valid.';
  return findings
    .map(({severity, file, line, column, message, frame}) => {
      const place = `${file}:${line}:${column}`;
      return `${severity} at ${place}: ${message}\n${frame}`;
    })
    .join('\n\n');
}
