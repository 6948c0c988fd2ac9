import type {DocumentNode} from 'graphql';
import {codeFrame} from 'graphql-api-model';
import type {Code} from 'mdast';
import {readMention} from '../mention/readMention';
import {checkSample, isChecked, readOperations} from '../sample/checkSample';
import {readMarks} from '../sample/readMarks';
import type {Finding, Sample} from '../sample/types';
import {findSchemaNamed, findSchemaOf, toContext, type SampleSchema} from '../schemas';
import type {InlineCodePlace, TreeContent} from './readTree';

/** Where a text begins in its file, from 1. */
export interface Origin {
  readonly line: number;
  readonly column: number;
}

/** The text that a tree was made of; `file` is the name that messages give. */
export interface TreeSource {
  readonly file: string;
  readonly text: string;
  /** For a text inside another file, such as a description in SDL. */
  readonly origin?: Origin;
}

/** How the samples and names of one text fit their schemas. */
export interface TreeReport {
  /** How many blocks were checked. */
  readonly samples: number;
  /** How many pieces of inline code name an element of the schema. */
  readonly mentions: number;
  readonly findings: readonly Finding[];
}

const START: Origin = {line: 1, column: 1};

/** Checks what a document says of schemas, in the order of the document. */
export function checkTree(
  {blocks, inlineCode}: TreeContent,
  source: TreeSource,
  schemas: readonly SampleSchema[],
): TreeReport {
  const own = findSchemaOf(source.file, schemas);
  const samples = blocks
    .map((block) => toSample(block, source))
    .filter(isChecked)
    .flatMap((sample) => assign(sample, own, schemas) ?? []);
  const mentions = own
    ? inlineCode.map((place) => ({
        place,
        ...readMention(place.node.value, own.schema, own.codes),
      }))
    : [];
  const broken = mentions.flatMap(({problem, place}) =>
    problem === undefined || !own ? [] : toFinding(problem, place, source, own),
  );
  return {
    samples: samples.length,
    mentions: mentions.filter(({coordinate, code}) => (coordinate ?? code) !== undefined)
      .length,
    findings: [...checkInOrder(samples), ...broken].toSorted(
      (a, b) => a.line - b.line || a.column - b.column,
    ),
  };
}

/** A sample with its schema, or with what is wrong with the name of it. */
interface AssignedSample {
  readonly sample: Sample;
  readonly schema: SampleSchema | string;
}

/** Undefined for a sample that belongs to no schema. */
function assign(
  sample: Sample,
  own: SampleSchema | undefined,
  schemas: readonly SampleSchema[],
): AssignedSample | undefined {
  const name = readMarks(sample.meta).schema;
  const schema = name === undefined ? own : findSchemaNamed(name, schemas);
  return schema === undefined ? undefined : {sample, schema};
}

/** JSON belongs to an operation above it of the same schema. */
function checkInOrder(samples: readonly AssignedSample[]): readonly Finding[] {
  const above = new Map<SampleSchema, DocumentNode[]>();
  return samples.flatMap(({sample, schema}) => {
    if (typeof schema === 'string') return toUnassigned(sample, schema);
    const documents = above.get(schema) ?? [];
    above.set(schema, documents);
    const findings = checkSample(sample, toContext(schema), documents);
    const operations = readOperations(sample);
    if (operations) documents.push(operations);
    return findings.map((finding) => ({...finding, schema: schema.name}));
  });
}

function toUnassigned({file, line, column, code}: Sample, message: string): Finding {
  const frame = codeFrame(code, 1, 1, line);
  return {severity: 'error', message, file, line, column, frame};
}

function toSample({lang, meta, value, position}: Code, source: TreeSource): Sample {
  const {line = 1, column = 1} = position?.start ?? {};
  const {file, origin = START} = source;
  return {
    code: value,
    language: (lang ?? '').toLowerCase(),
    meta: meta ?? '',
    file,
    line: origin.line + line,
    column: origin.column + column - 1,
  };
}

function toFinding(
  message: string,
  {line, column}: InlineCodePlace,
  {file, text, origin = START}: TreeSource,
  schema: SampleSchema,
): Finding {
  return {
    severity: 'error',
    schema: schema.name,
    message: `${message} Write \`!…\` if it is not meant as a name of the schema.`,
    file,
    line: origin.line + line - 1,
    column: origin.column + column - 1,
    frame: codeFrame(text, line, column, origin.line),
  };
}
