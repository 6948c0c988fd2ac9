import {codeFrame, toLine} from 'graphql-api-model';
import type {Finding, Issue} from './issue';

/** A place in a file, from 1. */
export interface Origin {
  readonly line: number;
  readonly column: number;
}

export const START: Origin = {line: 1, column: 1};

/** A text, and where it begins if it is inside another file. */
interface Place {
  readonly file: string;
  readonly text: string;
  readonly origin?: Origin;
}

/** An issue at a line and column of a text, as a finding in its file. */
export function toFinding(
  {severity, rule = 'sample', message}: Omit<Issue, 'at'>,
  {file, text, origin = START}: Place,
  {line, column} = START,
): Finding {
  return {
    severity,
    rule,
    message: toLine(message),
    file,
    line: origin.line + line - 1,
    column: origin.column + column - 1,
    frame: codeFrame(text, line, column, origin.line),
  };
}
