import {codeFrame} from './codeFrame';
import {toLine} from '../words';
import {ReportError} from './ReportError';

const LISTED = 20;

/** A position in a schema file; `file` is relative to the source's directory. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly text: string;
}

/** One thing wrong with a schema source: what, where, and what to write instead. */
export interface Problem {
  readonly message: string;
  /** The place to fix first, where it is known; further places belong to the explanation. */
  readonly places?: readonly Place[];
  readonly advice?: string;
}

/** A schema source that cannot be used. */
export class SchemaError extends ReportError {
  /** Private, because Node prints the fields of an error, and these contain whole files. */
  readonly #problems: readonly Problem[];

  constructor(problems: Problem | readonly Problem[]) {
    const list = [problems].flat() as readonly Problem[];
    super(printProblems(list));
    this.#problems = list;
  }

  get problems(): readonly Problem[] {
    return this.#problems;
  }
}

export function printProblem({message, places = [], advice}: Problem): string {
  const [first, ...others] = places;
  return [
    ...(first
      ? [toLine(`${printPlace(first)}: ${message}`), frame(first)]
      : [toLine(message)]),
    ...others.flatMap((place) => [toLine(`  ${printPlace(place)}:`), frame(place)]),
    ...(advice === undefined ? [] : [toLine(`  ${advice}`)]),
  ].join('\n');
}

export function printPlace({file, line, column}: Omit<Place, 'text'>): string {
  return `${file}:${line}:${column}`;
}

function frame({text, line, column}: Place): string {
  return codeFrame(text, line, column);
}

function printProblems(problems: readonly Problem[]): string {
  const sorted = problems.toSorted(byPlace);
  const listed = sorted.slice(0, LISTED).map(printProblem);
  if (problems.length === 1) return listed.join('');
  const more = problems.length - listed.length;
  return [
    `The schema has ${problems.length} problems.`,
    ...listed,
    ...(more > 0 ? [`… and ${more} more.`] : []),
  ].join('\n\n');
}

function byPlace(a: Problem, b: Problem): number {
  const [left, right] = [a.places?.[0], b.places?.[0]];
  if (!left || !right) return Number(Boolean(left)) - Number(Boolean(right));
  if (left.file !== right.file) return left.file < right.file ? -1 : 1;
  return left.line - right.line || left.column - right.column;
}
