import {NestingError} from 'graphql-api-model';
import type {Root} from 'mdast';
import {VFileMessage} from 'vfile-message';
import {findContent, type Content} from './markdown/findContent';
import {parseMarkdown, type MarkdownFormat} from './markdown/parseMarkdown';
import type {MarkdownFile} from './markdown/source';
import {findNested, toSample} from './markdown/toSample';
import {checkNames} from './names/checkNames';
import type {CheckedText} from './report/CheckedText';
import {toError, type Finding, type SampleReport} from './report/issue';
import {toFinding} from './report/toFinding';
import {GRAPHQL, type Sample} from './samples/block';
import {checkBlocks, toSampleFinding} from './samples/checkBlocks';
import {parseMarks} from './samples/parseMarks';
import {
  findSchemaNamed,
  findSchemaOf,
  toContext,
  type SampleSchema,
} from './samples/schemas';

/** The result of a check of one text. */
export type TextReport = Pick<SampleReport, 'samples' | 'mentions' | 'contents'> & {
  readonly findings: readonly Finding[];
};

/**
 * Checks all samples and names in texts of Markdown and MDX.
 *
 * @param files - The texts; a text that is not MDX is an error in the report.
 * @param schemas - A file or sample that belongs to none of them is not checked.
 * @returns Counts and findings, in the order of the files and of their lines.
 * @example
 * const report = checkMarkdown([{file: 'a.md', text}], [{name: 'api', schema}]);
 * if (report.errors.length > 0) throw new Error(printReport(report));
 */
export function checkMarkdown(
  files: readonly MarkdownFile[],
  schemas: readonly SampleSchema[],
): SampleReport {
  return toReport(files.map((file) => checkFile(file, schemas)));
}

/** Joins the reports of texts. */
export function toReport(reports: readonly TextReport[]): SampleReport {
  const findings = reports.flatMap((report) => report.findings);
  const sum = (key: 'samples' | 'mentions'): number =>
    reports.reduce((total, report) => total + report[key], 0);
  return {
    files: reports.length,
    samples: sum('samples'),
    mentions: sum('mentions'),
    contents: reports.flatMap(({contents}) => contents),
    errors: findings.filter(({severity}) => severity === 'error'),
    warnings: findings.filter(({severity}) => severity === 'warning'),
  };
}

/** Checks one text; broken MDX, or that it is nested too deeply, is its only finding. */
export function checkFile(
  file: MarkdownFile,
  schemas: readonly SampleSchema[],
): TextReport {
  const format = file.format ?? (file.file.endsWith('.md') ? 'md' : 'mdx');
  const root = parse(file.text, format);
  return root instanceof Error
    ? {samples: 0, mentions: 0, contents: [], findings: [toBrokenFinding(root, file)]}
    : checkContent(findContent(root), file, schemas);
}

/** Whatever the parsers throw means that the text is broken. */
function parse(text: string, format: MarkdownFormat): Root | Error {
  try {
    return parseMarkdown(text, format);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

function toBrokenFinding(error: Error, source: MarkdownFile): Finding {
  if (error instanceof NestingError) {
    const message = `${error.message} The samples and names of this text are not checked. Nest it less.`;
    return toFinding({severity: 'warning', rule: 'nesting', message}, source);
  }
  const place = error instanceof VFileMessage ? error : undefined;
  const {line = 1, column = 1} = place ?? {};
  const message = `The text is not MDX: ${place?.reason ?? error.message}`;
  return toFinding({severity: 'error', rule: 'mdx', message}, source, {line, column});
}

/** Checks the code of a document, in its order. */
export function checkContent(
  {headings, blocks, inlineCode}: Content,
  source: MarkdownFile,
  schemas: readonly SampleSchema[],
): TextReport {
  const own = findSchemaOf(source.file, schemas);
  const samples = blocks.map((block) => toSample(block, source));
  const [ofText = [], ...ofNested] = [samples, ...findNested(samples)].map((each) =>
    checkSamples(each, own, schemas, source.isDescription !== true),
  );
  const reports = [...ofText, ...ofNested.flat()];
  const names = own && checkNames(inlineCode, source, {own, schemas, samples});
  return {
    samples: reports.reduce((sum, report) => sum + report.samples, 0),
    mentions: names?.mentions ?? 0,
    contents: [
      {
        file: source.file,
        headings,
        mentions: names?.named ?? [],
        requests: ofText.flatMap(({requests}) => requests),
      },
    ],
    findings: [...reports, ...(names ? [names] : [])]
      .flatMap(({findings}) => findings)
      .toSorted((a, b) => a.line - b.line || a.column - b.column),
  };
}

/** Checks the blocks of a text by the schemas that they belong to. */
function checkSamples(
  samples: readonly Sample[],
  own: SampleSchema | undefined,
  schemas: readonly SampleSchema[],
  needsVariables: boolean,
): readonly (Pick<TextReport, 'samples' | 'findings'> & Pick<CheckedText, 'requests'>)[] {
  const owners = samples.map((sample) => findSchema(sample, own, schemas));
  return [...new Set(owners)].map((schema) => {
    const group = samples.filter((_, index) => owners[index] === schema);
    if (schema === undefined) return {samples: 0, findings: [], requests: []};
    if (typeof schema === 'string') {
      const findings = group.map((sample) => toSampleFinding(toError(schema, 0), sample));
      return {samples: 0, findings, requests: []};
    }
    const report = checkBlocks(group, toContext(schema), {needsVariables});
    const {name} = schema;
    const findings = report.findings.map((each) => ({...each, schema: name}));
    const requests = report.requests.map((each) => ({...each, schema: name}));
    return {...report, findings, requests};
  });
}

/** Finds the schema of a block; returns a message for a mark that names none. */
function findSchema(
  sample: Sample,
  own: SampleSchema | undefined,
  schemas: readonly SampleSchema[],
): SampleSchema | string | undefined {
  const {schema, part} = parseMarks(sample.meta);
  // The mark of another block may belong to another tool.
  const isOurs = GRAPHQL.has(sample.language) || part !== undefined;
  return schema === undefined || !isOurs ? own : findSchemaNamed(schema, schemas);
}
