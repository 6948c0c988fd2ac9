import {parse} from 'graphql';
import {checkSample} from '../checkSample';
import {COMMON_SCALARS} from '../samples/scalars';
import {schema} from './schema';

/** The findings of a block whose code begins at 10:1, as `severity line:column message`. */
export function check(
  language: string,
  code: string,
  {
    meta = '',
    above = [],
  }: {readonly meta?: string; readonly above?: readonly string[]} = {},
): readonly string[] {
  return checkSample(
    {code, language, meta, file: 'a.md', line: 10, column: 1},
    {schema, scalars: COMMON_SCALARS},
    above.map((text) => parse(text)),
  ).map(
    ({severity, line, column, message}) => `${severity} ${line}:${column} ${message}`,
  );
}
