import {parseFenceMarks} from './fenceMarks';
import {suggest} from './suggest';
import {toError, type BlockStrictness, type Issue} from './types';

/** Marks that stand alone. */
const WORDS = ['invalid', 'response', 'variables'];
/** Marks that must say why, as in `unchecked="a body of another service"`. */
const REASONS = ['deprecated', 'unchecked', 'variables'];
const VALUES = ['error', 'for', 'schema', ...REASONS];
/** What highlighters and frames of code commonly take beside. */
const OTHERS = [
  'title',
  'showLineNumbers',
  'noInline',
  'copy',
  'wrap',
  'caption',
  'filename',
  'frame',
  'start',
];

/** What is wrong with the marks of a fence that holds GraphQL or JSON. */
export function checkMarks(meta: string, strictness: BlockStrictness): readonly Issue[] {
  const {words, values} = parseFenceMarks(meta);
  return [
    ...[...words].flatMap((word) => checkWord(word, strictness)),
    ...[...values].flatMap(([name, value]) => checkValue(name, value, strictness)),
  ];
}

function checkWord(word: string, strictness: BlockStrictness): readonly Issue[] {
  if (WORDS.includes(word)) return [];
  if (REASONS.includes(word)) return [withoutReason(word)];
  return checkUnknown(word, [...WORDS, ...REASONS], strictness);
}

function checkValue(
  name: string,
  value: string,
  strictness: BlockStrictness,
): readonly Issue[] {
  if (REASONS.includes(name)) return value.trim() === '' ? [withoutReason(name)] : [];
  return VALUES.includes(name) ? [] : checkUnknown(name, VALUES, strictness);
}

function withoutReason(name: string): Issue {
  return toError(`The mark "${name}" needs a reason: ${name}="why".`, 0);
}

/** Marks of other tools are none of ours, unless every mark must be known. */
function checkUnknown(
  name: string,
  known: readonly string[],
  strictness: BlockStrictness,
): readonly Issue[] {
  if (OTHERS.includes(name) || /^(?:\{.*\}|\/.*\/)$/.test(name)) return [];
  const hint = suggest(name, known);
  if (hint === '' && strictness === 'known') return [];
  const all = [...new Set([...WORDS, ...VALUES])].toSorted().join(', ');
  return [toError(`There is no mark "${name}".${hint || ` There is ${all}.`}`, 0)];
}
