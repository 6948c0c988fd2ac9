import type {DocumentNode} from 'graphql';
import {codeFrame} from 'graphql-api-model';
import type {Code} from 'mdast';
import {checkSample, isChecked, readOperations} from '../sample/checkSample';
import {readMarks} from '../sample/readMarks';
import type {Finding, Sample} from '../sample/types';
import {findSchemaNamed, findSchemaOf, toContext, type SampleSchema} from '../schemas';
import type {Entry} from '../vocabulary/readVocabulary';
import {checkFacts} from './checkFacts';
import {checkNames} from './checkNames';
import type {TreeContent} from './readTree';
import {START, type TreeSource} from './treeSource';

/** How the samples and names of one text fit their schemas. */
export interface TreeReport {
  /** How many blocks were checked. */
  readonly samples: number;
  /** How many pieces of inline code name an element of the schema. */
  readonly mentions: number;
  /** The names and facts of vocabularies that the text uses. */
  readonly used: readonly Entry[];
  readonly findings: readonly Finding[];
}

/** Checks what a document says of schemas, in the order of the document. */
export function checkTree(
  content: TreeContent,
  source: TreeSource,
  schemas: readonly SampleSchema[],
): TreeReport {
  const own = findSchemaOf(source.file, schemas);
  const all = content.blocks.map((block) => toSample(block, source));
  const samples = all
    .filter(isChecked)
    .flatMap((sample) => assign(sample, own, schemas) ?? []);
  const names = own && checkNames(content, all, source, {own, schemas});
  const facts = own && checkFacts(content, source, own);
  return {
    samples: samples.length,
    mentions: names?.mentions ?? 0,
    used: [...(names?.used ?? []), ...(facts?.used ?? [])],
    findings: [
      ...checkInOrder(samples),
      ...(names?.findings ?? []),
      ...(facts?.findings ?? []),
    ].toSorted((a, b) => a.line - b.line || a.column - b.column),
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
