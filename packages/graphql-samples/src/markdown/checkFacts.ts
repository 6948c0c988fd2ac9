import {codeFrame, lineAndColumn} from 'graphql-api-model';
import {readRate, readRates} from '../vocabulary/rates';
import {toNumbers, toPattern} from '../vocabulary/numbers';
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
  {name, vocabulary, rates}: SampleSchema,
): FactsReport {
  if (!vocabulary?.facts.length && !rates?.size) return {used: [], findings: []};
  const used = new Set<Entry>();
  const findings = readStatements(root).flatMap((statement) => {
    if (!/\d/.test(statement.text)) return [];
    const found = [
      ...(vocabulary ? compareFacts(statement, vocabulary, used) : []),
      ...(rates ? compareRates(statement, rates) : []),
    ];
    return found.map((one) => toFinding(one, statement, source, name));
  });
  return {used: [...used], findings};
}

function compareFacts(
  {text}: Statement,
  {file, facts}: Vocabulary,
  used: Set<Entry>,
): readonly Contradiction[] {
  return facts.flatMap((fact) => {
    const numbers = toNumbers(fact.text);
    return [...text.matchAll(patternOf(fact))].flatMap((match) => {
      const wrong = numbers.findIndex((number, index) => match[index + 1] !== number);
      if (wrong === -1) {
        used.add(fact);
        return [];
      }
      return {
        at: match.index,
        message: `"${match[0]}" contradicts "${fact.text}" (${fact.group}) in ${file}:${fact.line}:${fact.column}. Correct the one that is wrong.`,
      };
    });
  });
}

const PATTERNS = new WeakMap<Entry, RegExp>();

function patternOf(fact: Entry): RegExp {
  const pattern = PATTERNS.get(fact) ?? toPattern(fact.text);
  PATTERNS.set(fact, pattern);
  return pattern;
}

/** A sentence or row that names operations with a rate, and a rate, means one of theirs. */
function compareRates(
  {text, code}: Statement,
  rates: ReadonlyMap<string, string>,
): readonly Contradiction[] {
  const names = new Set(code.map((one) => /(?:^|\.)(\w+)(?:\(|$)/.exec(one)?.[1] ?? ''));
  if (![...names].some((name) => rates.has(name))) return [];
  return readSentences(text).flatMap(({sentence, at: start}) => {
    const declared = [...rates].filter(
      ([name]) => names.has(name) && new RegExp(`\\b${name}\\b`).test(sentence),
    );
    if (declared.length === 0) return [];
    const known = declared.map(([, rate]) => readRate(rate));
    return readRates(sentence)
      .filter(({number, period}) =>
        known.every((one) => one?.number !== number || one.period !== period),
      )
      .map(({text: wrong, at}) => ({
        at: start + at,
        message: `"${wrong}" contradicts the schema: ${declared.map(([name, rate]) => `"${name}" may be called ${rate}`).join(', ')}.`,
      }));
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
    schema,
    message,
    file,
    line: origin.line + line - 1,
    column: origin.column + column - 1,
    frame: codeFrame(text, line, column, origin.line),
  };
}
