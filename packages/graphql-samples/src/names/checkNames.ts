import type {InlineCodePlace} from '../markdown/findContent';
import type {MarkdownFile} from '../markdown/source';
import type {CheckedText} from '../report/CheckedText';
import type {Finding} from '../report/issue';
import {toFinding} from '../report/toFinding';
import type {Sample} from '../samples/block';
import type {SampleSchema} from '../samples/schemas';
import {findUnknown, type KnownNames} from './findUnknown';
import {parseMention} from './parseMention';
import {parseName} from './parseName';

/** The result of a check of the names in a text. */
interface NamesReport {
  /** The number of pieces of inline code that name an element or an error code. */
  readonly mentions: number;
  /** The elements that are named. */
  readonly named: CheckedText['mentions'];
  readonly findings: readonly Finding[];
}

/** What names are checked against. */
interface NamesContext {
  /** The schema that the text belongs to. */
  readonly own: SampleSchema;
  readonly schemas: readonly SampleSchema[];
  /** The blocks of the text. */
  readonly samples: readonly Sample[];
}

/** Checks the inline code of a text. */
export function checkNames(
  inlineCode: readonly InlineCodePlace[],
  source: MarkdownFile,
  {own, schemas, samples}: NamesContext,
): NamesReport {
  const {name, schema, codes, strict = false} = own;
  const known = strict ? toKnown([...new Set([own, ...schemas])], samples) : [];
  const readings = inlineCode.map(({node: {value}, ...place}) => {
    const mention = parseMention(value, schema, codes);
    return {...mention, place, problem: mention.problem ?? findProblem(value, known)};
  });
  return {
    mentions: readings.filter(({coordinate, code}) => coordinate ?? code).length,
    named: readings.flatMap(({coordinate, place: {line}}) =>
      coordinate === undefined ? [] : {coordinate, line, schema: name},
    ),
    findings: readings.flatMap(({problem, place}) => {
      if (problem === undefined) return [];
      const message = `${problem} Write \`!…\` if it is not a name of the schema.`;
      const finding = toFinding(
        {severity: 'error', rule: 'name', message},
        source,
        place,
      );
      return {...finding, schema: name};
    }),
  };
}

function toKnown(
  schemas: readonly SampleSchema[],
  samples: readonly Sample[],
): readonly KnownNames[] {
  const words = new Set(samples.flatMap(({code}) => code.match(/[A-Za-z_]\w*/g) ?? []));
  return schemas.map(({schema, codes = [], names = []}) => ({
    schema,
    names: new Set([...codes, ...names]),
    words,
  }));
}

function findProblem(text: string, known: readonly KnownNames[]): string | undefined {
  const name = parseName(text);
  if (!name || known.some(({names}) => names.has(text))) return undefined;
  const problems = known.map((each) => findUnknown(name, each));
  return problems.includes(undefined) ? undefined : problems[0];
}
