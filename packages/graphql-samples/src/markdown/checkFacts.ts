import {codeFrame, lineAndColumn} from 'graphql-api-model';
import {isSameRate, readRate, readRates} from '../vocabulary/rates';
import {findNumbers, toNumbers, toPattern} from '../vocabulary/numbers';
import type {Entry, Vocabulary} from '../vocabulary/readVocabulary';
import type {Finding} from '../sample/types';
import type {SampleSchema} from '../schemas';
import {readStatements, type Statement} from './readStatements';
import type {TreeContent} from './readTree';
import {START, type TreeSource} from './treeSource';

interface FactsReport {
  /** The facts that the text states. */
  readonly used: readonly Entry[];
  readonly findings: readonly Finding[];
}

/** Something in a statement that is not so. */
interface Contradiction {
  readonly at: number;
  readonly message: string;
}

/** Compares the numbers in prose with the facts of a vocabulary and the rates of a schema. */
export function checkFacts(
  {root}: TreeContent,
  source: TreeSource,
  {name, vocabulary, rates, numbers}: SampleSchema,
): FactsReport {
  const isClosed = numbers === 'closed' && vocabulary !== undefined;
  if (!isClosed && !vocabulary?.facts.length && !rates?.size)
    return {used: [], findings: []};
  const used = new Set<Entry>();
  const findings = readStatements(root, source.text).flatMap((statement) => {
    if (!/\d/.test(statement.text)) return [];
    const matches = vocabulary ? findFacts(statement, vocabulary) : [];
    const right = matches.filter(({isTrue}) => isTrue);
    for (const {fact} of right) used.add(fact);
    const wrong = [
      ...(vocabulary ? toContradictions(matches, right, vocabulary) : []),
      ...(rates ? compareRates(statement, rates) : []),
    ];
    const found =
      wrong.length > 0 || !isClosed
        ? wrong
        : findUnknown(statement, right, {vocabulary, rates});
    return found.map((one) => toFinding(one, statement, source, name));
  });
  return {used: [...used], findings};
}

/** A place where the words of a fact stand. */
interface Match {
  readonly fact: Entry;
  readonly text: string;
  readonly at: number;
  readonly isTrue: boolean;
}

function findFacts({text}: Statement, {facts}: Vocabulary): readonly Match[] {
  return facts.flatMap((fact) => findMatches(text, fact));
}

/** A longer statement that is true, or another of the same words, explains a number, too. */
function toContradictions(
  matches: readonly Match[],
  right: readonly Match[],
  {file}: Vocabulary,
): readonly Contradiction[] {
  return matches
    .filter(({isTrue}) => !isTrue)
    .filter((one) => !right.some((other) => isInside(one, other)))
    .map(({fact, text, at}) => ({
      at,
      message: `"${text}" contradicts "${fact.text}" (${fact.group}) in ${file}:${fact.line}:${fact.column}. Correct the one that is wrong.`,
    }));
}

/** Headings are counted: `1. Get a token`. */
const ORDINAL = /^\d+\. /g;

/** The numbers that neither a fact nor the rate of an operation states. */
function findUnknown(
  {text, code}: Statement,
  right: readonly Match[],
  {
    vocabulary,
    rates,
  }: {readonly vocabulary: Vocabulary; readonly rates: SampleSchema['rates']},
): readonly Contradiction[] {
  const known = [
    ...right,
    ...code,
    ...(rates && code.some(({text: name}) => rates.has(name)) ? readRates(text) : []),
    ...[...text.matchAll(ORDINAL)].map((match) => ({text: match[0], at: match.index})),
  ];
  return findNumbers(text)
    .filter((number) => !known.some((one) => isInside(number, one)))
    .map(({text: number, at}) => ({
      at,
      message: `No fact of ${vocabulary.file} states the number ${number} here. Add the words with it, as they stand here.`,
    }));
}

function findMatches(text: string, fact: Entry): readonly Match[] {
  const numbers = toNumbers(fact.text);
  return [...text.matchAll(patternOf(fact))].map((match) => ({
    fact,
    text: match[0],
    at: match.index,
    isTrue: numbers.every((number, index) => match[index + 1] === number),
  }));
}

/** Words of a statement. */
interface Span {
  readonly text: string;
  readonly at: number;
}

function isInside(inner: Span, outer: Span): boolean {
  return (
    inner.at >= outer.at && inner.at + inner.text.length <= outer.at + outer.text.length
  );
}

const PATTERNS = new WeakMap<Entry, RegExp>();

function patternOf(fact: Entry): RegExp {
  const pattern = PATTERNS.get(fact) ?? toPattern(fact.text);
  PATTERNS.set(fact, pattern);
  return pattern;
}

/** A sentence or row that names operations with a rate, and a rate, means theirs: no other, and each of them. */
function compareRates(
  {text, code}: Statement,
  rates: ReadonlyMap<string, string>,
): readonly Contradiction[] {
  const names = new Set(
    code.map(({text: one}) => /(?:^|\.)(\w+)(?:\(|$)/.exec(one)?.[1] ?? ''),
  );
  if (![...names].some((name) => rates.has(name))) return [];
  return readSentences(text).flatMap(({sentence, at: start}) => {
    const declared = [...rates].filter(
      ([name]) => names.has(name) && new RegExp(`\\b${name}\\b`).test(sentence),
    );
    const stated = readRates(sentence);
    const [first] = stated;
    if (declared.length === 0 || !first) return [];
    const known = declared.map(([, rate]) => readRate(rate));
    const wrong = stated.filter((one) => known.every((rate) => !isSameRate(one, rate)));
    const isLeftOut = known.some((rate) => stated.every((one) => !isSameRate(one, rate)));
    return (wrong.length === 0 && isLeftOut ? [first] : wrong).map(
      ({text: rate, at}) => ({
        at: start + at,
        message: `"${rate}" contradicts the schema: ${declared.map(([name, own]) => `"${name}" may be called ${own}`).join(', ')}.`,
      }),
    );
  });
}

function readSentences(
  text: string,
): readonly {readonly sentence: string; readonly at: number}[] {
  return [...text.matchAll(/.+?(?:[.;](?= )|$)/g)].map((match) => ({
    sentence: match[0],
    at: match.index,
  }));
}

function toFinding(
  {at, message}: Contradiction,
  {offsets}: Statement,
  {file, text, origin = START}: TreeSource,
  schema: string,
): Finding {
  const {line, column} = lineAndColumn(text, offsets[at] ?? 0);
  return {
    severity: 'error',
    rule: 'number',
    schema,
    message,
    file,
    line: origin.line + line - 1,
    column: origin.column + column - 1,
    frame: codeFrame(text, line, column, origin.line),
  };
}
