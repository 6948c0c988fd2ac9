import {codeFrame} from 'graphql-api-model';
import type {Root} from 'mdast';
import {VFileMessage} from 'vfile-message';
import type {Finding} from '../sample/types';
import type {SampleSchema} from '../schemas';
import type {Entry} from '../vocabulary/readVocabulary';
import {checkTree, type TreeReport} from './checkTree';
import {parseMarkdown, type MarkdownFormat} from './parseMarkdown';
import {readTree} from './readTree';
import type {TreeSource} from './treeSource';

/** A text in Markdown or MDX. */
export interface MarkdownFile extends TreeSource {
  /** MDX if it is missing and the name of the file does not end with `.md`. */
  readonly format?: MarkdownFormat;
}

/** How the samples and names of several texts fit their schemas. */
export interface SampleReport {
  /** How many texts were read. */
  readonly files: number;
  /** How many blocks were checked. */
  readonly samples: number;
  /** How many pieces of inline code name an element of the schema. */
  readonly mentions: number;
  /** The names and facts of vocabularies that the texts use, each once. */
  readonly used: readonly Entry[];
  readonly errors: readonly Finding[];
  readonly warnings: readonly Finding[];
}

/**
 * Checks every sample and every name in texts of Markdown and MDX.
 *
 * @param files - The texts; a text that is not MDX is an error in the report.
 * @param schemas - What they are checked against. A file or sample that belongs to none is
 * passed over.
 * @returns Counts and findings, in the order of the files and of their lines.
 * @example
 * const report = checkMarkdown([{file: 'a.md', text}], [{name: 'api', schema}]);
 * if (report.errors.length > 0) throw new Error(printReport(report));
 */
export function checkMarkdown(
  files: readonly MarkdownFile[],
  schemas: readonly SampleSchema[],
): SampleReport {
  const reports = files.map((file) => checkFile(file, schemas));
  return toReport(reports);
}

/** The reports of texts as one. */
export function toReport(reports: readonly TreeReport[]): SampleReport {
  const findings = reports.flatMap((report) => report.findings);
  return {
    files: reports.length,
    samples: sum(reports.map(({samples}) => samples)),
    mentions: sum(reports.map(({mentions}) => mentions)),
    used: [...new Set(reports.flatMap(({used}) => used))],
    errors: findings.filter(({severity}) => severity === 'error'),
    warnings: findings.filter(({severity}) => severity === 'warning'),
  };
}

/** Checks one text; a text that cannot be read has that as its finding. */
export function checkFile(
  file: MarkdownFile,
  schemas: readonly SampleSchema[],
): TreeReport {
  const format = file.format ?? (file.file.endsWith('.md') ? 'md' : 'mdx');
  const root = parse(file.text, format);
  return root instanceof Error
    ? {samples: 0, mentions: 0, used: [], findings: [toFinding(root, file)]}
    : checkTree(readTree(root), file, schemas);
}

/** Whatever the parsers fail with says that the text is not what they parse. */
function parse(text: string, format: MarkdownFormat): Root | Error {
  try {
    return parseMarkdown(text, format);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

function toFinding(error: Error, {file, text}: MarkdownFile): Finding {
  const {reason, line, column} =
    error instanceof VFileMessage
      ? error
      : {reason: error.message, line: undefined, column: undefined};
  const place = {line: line ?? 1, column: column ?? 1};
  return {
    severity: 'error',
    rule: 'mdx',
    message: `The text is not MDX: ${reason}`,
    file,
    ...place,
    frame: codeFrame(text, place.line, place.column),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
