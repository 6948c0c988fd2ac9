import {codeFrame} from 'graphql-api-model';
import type {InlineCodePlace} from '../markdown/findContent';
import {START, type MarkdownFile} from '../markdown/source';
import type {Finding} from '../report/issue';
import {findUnknown, type KnownNames} from './findUnknown';
import {parseMention} from './parseMention';
import {parseName} from './parseName';

/** The result of a check of the names in a text. */
interface NamesReport {
  /** The number of pieces of inline code that name an element or an error code. */
  readonly mentions: number;
  readonly findings: readonly Finding[];
}

/** What names are checked against. */
interface NamesContext {
  /** The name of the schema that the text belongs to. */
  readonly name: string;
  readonly codes: readonly string[];
  /** Whether all inline code that has the shape of a name must name something. */
  readonly strict: boolean;
  /** The names of the text's own schema, then those of the other schemas. */
  readonly known: readonly [KnownNames, ...KnownNames[]];
}

/** Checks the inline code of a text. */
export function checkNames(
  inlineCode: readonly InlineCodePlace[],
  source: MarkdownFile,
  {name, codes, strict, known}: NamesContext,
): NamesReport {
  const [{schema}] = known;
  const readings = inlineCode.map((place) => {
    const {value} = place.node;
    const mention = parseMention(value, schema, codes);
    return {
      ...mention,
      place,
      problem: mention.problem ?? (strict ? findProblem(value, known) : undefined),
    };
  });
  return {
    mentions: readings.filter(({coordinate, code}) => coordinate ?? code).length,
    findings: readings.flatMap(({problem, place}) =>
      problem === undefined ? [] : toFinding(problem, place, source, name),
    ),
  };
}

function findProblem(text: string, known: NamesContext['known']): string | undefined {
  const name = parseName(text);
  if (!name || known.some(({names}) => names.has(text))) return undefined;
  const problems = known.map((each) => findUnknown(name, each));
  return problems.includes(undefined) ? undefined : problems[0];
}

function toFinding(
  problem: string,
  {line, column}: InlineCodePlace,
  {file, text, origin = START}: MarkdownFile,
  schema: string,
): Finding {
  return {
    severity: 'error',
    rule: 'name',
    schema,
    message: `${problem} Write \`!…\` if it is not a name of the schema.`,
    file,
    line: origin.line + line - 1,
    column: origin.column + column - 1,
    frame: codeFrame(text, line, column, origin.line),
  };
}
