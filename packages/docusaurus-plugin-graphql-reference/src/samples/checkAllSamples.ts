import type {DocumentNode, GraphQLSchema} from 'graphql';
import {codeFrame} from 'graphql-api-model';
import {checkSample, isChecked, readOperations} from './checkSample';
import {readMarkdown, START, type InlineMention, type MarkdownFile} from './readMarkdown';
import {readMention} from './readMention';
import type {Finding, Sample} from './types';

/** How the samples and mentions of a site fit its schema. */
export interface SampleReport {
  /** How many blocks were checked. */
  readonly samples: number;
  /** How many pieces of inline code name an element of the schema. */
  readonly mentions: number;
  readonly errors: readonly Finding[];
  readonly warnings: readonly Finding[];
}

/** Checks every sample and mention of Markdown and MDX texts. */
export function checkAllSamples(
  files: readonly MarkdownFile[],
  schema: GraphQLSchema,
): SampleReport {
  const reports = files.map((file) => checkFile(file, schema));
  const findings = reports.flatMap((report) => report.findings);
  return {
    samples: sum(reports.map(({samples}) => samples)),
    mentions: sum(reports.map(({mentions}) => mentions)),
    errors: findings.filter(({severity}) => severity === 'error'),
    warnings: findings.filter(({severity}) => severity === 'warning'),
  };
}

interface FileReport {
  readonly samples: number;
  readonly mentions: number;
  readonly findings: readonly Finding[];
}

function checkFile(file: MarkdownFile, schema: GraphQLSchema): FileReport {
  const {samples, mentions} = readMarkdown(file);
  const read = mentions.map((mention) => ({
    ...mention,
    ...readMention(mention.text, schema),
  }));
  const broken = read.flatMap(({problem, ...mention}) =>
    problem === undefined ? [] : toFinding(problem, mention, file),
  );
  return {
    samples: samples.filter(isChecked).length,
    mentions: read.filter(({coordinate}) => coordinate !== undefined).length,
    findings: [...checkInOrder(samples, schema), ...broken].toSorted(
      (a, b) => a.line - b.line || a.column - b.column,
    ),
  };
}

function checkInOrder(
  samples: readonly Sample[],
  schema: GraphQLSchema,
): readonly Finding[] {
  const above: DocumentNode[] = [];
  return samples.flatMap((sample) => {
    const findings = checkSample(sample, schema, above);
    const operations = readOperations(sample);
    if (operations) {
      above.push(operations);
    }
    return findings;
  });
}

function toFinding(
  message: string,
  {line, column}: InlineMention,
  {file, text, origin = START}: MarkdownFile,
): Finding {
  return {
    severity: 'error',
    message: `${message} Write \`!…\` if it is not meant as a name of the schema.`,
    file,
    line: origin.line + line - 1,
    column: origin.column + column - 1,
    frame: codeFrame(text, line, column, origin.line),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
