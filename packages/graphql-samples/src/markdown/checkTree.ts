import {codeFrame} from 'graphql-api-model';
import {readMention} from '../mention/readMention';
import {checkBlocks} from '../sample/checkBlocks';
import type {Finding} from '../sample/types';
import {findSchemaOf, type SampleSchema} from '../schemas';
import {readNested} from './readNested';
import {toSample} from './toSample';
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
  const all = blocks.map((block) => toSample(block, source));
  const texts = [all, ...readNested(all)];
  const reports = texts.map((samples) => checkBlocks(samples, own, schemas));
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
    samples: reports.reduce((sum, {samples}) => sum + samples, 0),
    mentions: mentions.filter(({coordinate, code}) => (coordinate ?? code) !== undefined)
      .length,
    findings: [...reports.flatMap((report) => report.findings), ...broken].toSorted(
      (a, b) => a.line - b.line || a.column - b.column,
    ),
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
