import {toError, type Issue} from '../report/issue';
import type {SampleMarks} from './parseMarks';
import {suggest} from './suggest';

/** Marks without a value. */
const WORDS = ['example', 'invalid', 'response', 'variables'];
/** Marks with a reason, such as `unchecked="a body of another service"`. */
const REASONS = ['deprecated', 'unchecked', 'variables'];
const VALUES = ['error', 'for', 'schema', ...REASONS];
/** The marks of highlighters and code frames. */
const OTHERS: ReadonlySet<string> = new Set(
  'title showLineNumbers noInline copy wrap caption filename frame start'.split(' '),
);

/** Checks the marks of a fence. Those of other tools are only wrong if each mark must be known. */
export function checkMarks(
  {words, values}: SampleMarks,
  strict: boolean,
): readonly Issue[] {
  return [
    ...[...words].flatMap((word) => {
      if (WORDS.includes(word)) return [];
      if (REASONS.includes(word)) return [toReasonError(word)];
      return checkUnknown(word, [...WORDS, ...REASONS], strict);
    }),
    ...[...values].flatMap(([name, value]) => {
      if (REASONS.includes(name)) return value.trim() === '' ? [toReasonError(name)] : [];
      return VALUES.includes(name) ? [] : checkUnknown(name, VALUES, strict);
    }),
  ];
}

function toReasonError(name: string): Issue {
  return toError(`The mark "${name}" needs a reason: ${name}="why".`, 0);
}

function checkUnknown(
  name: string,
  known: readonly string[],
  strict: boolean,
): readonly Issue[] {
  if (OTHERS.has(name) || /^(?:\{.*\}|\/.*\/)$/.test(name)) return [];
  const hint = suggest(name, known);
  if (hint === '' && !strict) return [];
  const all = [...new Set([...WORDS, ...VALUES])].toSorted().join(', ');
  return [toError(`There is no mark "${name}".${hint || ` The marks are: ${all}.`}`, 0)];
}
