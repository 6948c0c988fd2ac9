import {codeFrame, type JsonNode} from 'graphql-api-model';
import type {Root} from 'mdast';
import {VFileMessage} from 'vfile-message';
import {findContent, type Content} from './markdown/findContent';
import {parseMarkdown, type MarkdownFormat} from './markdown/parseMarkdown';
import type {MarkdownFile} from './markdown/source';
import {findNested, toSample} from './markdown/toSample';
import {checkNames} from './names/checkNames';
import type {KnownNames} from './names/findUnknown';
import type {Finding, Issue, SampleReport} from './report/issue';
import {GRAPHQL, type Part, type Sample} from './samples/block';
import {checkBlocks, isOperation, type Scope} from './samples/checkBlocks';
import {checkExcerpt} from './samples/checkExcerpt';
import {checkLiterals} from './samples/checkLiterals';
import {checkOperations} from './samples/checkOperations';
import {checkForm, checkResponse} from './samples/checkResponse';
import {checkUnmarked} from './samples/checkUnmarked';
import {checkVariables} from './samples/checkVariables';
import {findMember} from './samples/json';
import {OperationsAbove} from './samples/OperationsAbove';
import {parseMarks} from './samples/parseMarks';
import {findSchemaNamed, findSchemaOf, toContext, type SampleSchema} from './schemas';

/** Checks one part of a block. */
export function checkPart(part: Part, scope: Scope): readonly Issue[] {
  const {above, block, context, hasOperations} = scope;
  switch (part.kind) {
    case 'operations': {
      const issues = checkOperations(part, context);
      return issues.some(({severity}) => severity === 'error')
        ? issues
        : [...issues, ...checkLiterals(part.document, context)];
    }
    case 'definitions':
      // The definitions in a program may be those of another schema.
      return block.isOwn || context.strict ? checkExcerpt(part.document, context) : [];
    case 'variables': {
      const owner = above.find(block.marks);
      if ('severity' in owner) return [owner];
      above.addVariables(owner.operation);
      return checkVariables(part.json, owner, context);
    }
    case 'response': {
      const owner = above.find(block.marks);
      if (!('severity' in owner)) return checkResponse(part.json, owner, context);
      return isForAnyOperation(part.json, scope)
        ? checkForm(part.json, context)
        : [owner];
    }
    case 'unmarked':
      return checkUnmarked(
        part.json,
        above.nearest(),
        hasOperations && context.strict === true,
      );
    case 'unreadable':
      return [part.issue];
  }
}

/** Whether JSON is a response without data, where no operation is above it. */
function isForAnyOperation(json: JsonNode, {above, block}: Scope): boolean {
  return (
    block.marks.operation === undefined &&
    above.nearest().length === 0 &&
    findMember(json, 'errors') !== undefined &&
    findMember(json, 'data') === undefined
  );
}

/** The result of a check of one text. */
export type TextReport = Pick<SampleReport, 'samples' | 'mentions'> & {
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
    errors: findings.filter(({severity}) => severity === 'error'),
    warnings: findings.filter(({severity}) => severity === 'warning'),
  };
}

/** Checks one text; broken MDX is its only finding. */
export function checkFile(
  file: MarkdownFile,
  schemas: readonly SampleSchema[],
): TextReport {
  const format = file.format ?? (file.file.endsWith('.md') ? 'md' : 'mdx');
  const root = parse(file.text, format);
  return root instanceof Error
    ? {samples: 0, mentions: 0, findings: [toBrokenFinding(root, file)]}
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

function toBrokenFinding(error: Error, {file, text}: MarkdownFile): Finding {
  const place = error instanceof VFileMessage ? error : undefined;
  const {line = 1, column = 1} = place ?? {};
  return {
    severity: 'error',
    rule: 'mdx',
    message: `The text is not MDX: ${place?.reason ?? error.message}`,
    file,
    line,
    column,
    frame: codeFrame(text, line, column),
  };
}

/** Checks the code of a document, in its order. */
export function checkContent(
  {blocks, inlineCode}: Content,
  source: MarkdownFile,
  schemas: readonly SampleSchema[],
): TextReport {
  const own = findSchemaOf(source.file, schemas);
  const samples = blocks.map((block) => toSample(block, source));
  const reports = [samples, ...findNested(samples)].map((each) =>
    checkSamples(each, own, schemas, source.isDescription !== true),
  );
  const names =
    own && checkNames(inlineCode, source, toNamesContext(own, schemas, samples));
  return {
    samples: reports.reduce((sum, report) => sum + report.samples, 0),
    mentions: names?.mentions ?? 0,
    findings: [
      ...reports.flatMap(({findings}) => findings),
      ...(names?.findings ?? []),
    ].toSorted((a, b) => a.line - b.line || a.column - b.column),
  };
}

/** Checks the blocks of a text by the schemas that they belong to. */
function checkSamples(
  samples: readonly Sample[],
  own: SampleSchema | undefined,
  schemas: readonly SampleSchema[],
  needsVariables: boolean,
): Pick<TextReport, 'samples' | 'findings'> {
  const hasOperations = samples.some(isOperation);
  const groups = new Map<SampleSchema, Sample[]>();
  const findings: Finding[] = [];
  for (const sample of samples) {
    const schema = findSchema(sample, own, schemas);
    if (typeof schema === 'string') {
      const {file, line, column, code} = sample;
      const frame = codeFrame(code, 1, 1, line);
      const place = {file, line, column, frame};
      findings.push({severity: 'error', rule: 'sample', message: schema, ...place});
    } else if (schema) {
      groups.set(schema, [...(groups.get(schema) ?? []), sample]);
    }
  }
  const reports = [...groups].map(([schema, group]) => {
    const above = new OperationsAbove();
    const context = toContext(schema);
    const report = checkBlocks(
      {samples: group, context, above, hasOperations, needsVariables},
      checkPart,
    );
    const named = report.findings.map((finding) => ({...finding, schema: schema.name}));
    return {...report, findings: named};
  });
  return {
    samples: reports.reduce((sum, report) => sum + report.samples, 0),
    findings: [...findings, ...reports.flatMap((report) => report.findings)],
  };
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

function toNamesContext(
  own: SampleSchema,
  schemas: readonly SampleSchema[],
  samples: readonly Sample[],
): Parameters<typeof checkNames>[2] {
  const {name, codes = [], strict = false} = own;
  const words = new Set(
    strict ? samples.flatMap(({code}) => code.match(/[A-Za-z_]\w*/g) ?? []) : [],
  );
  const toKnown = (one: SampleSchema): KnownNames => ({
    schema: one.schema,
    names: new Set([...(one.codes ?? []), ...(one.names ?? [])]),
    words,
  });
  const others = schemas.filter((schema) => schema !== own);
  return {name, codes, strict, known: [toKnown(own), ...others.map(toKnown)]};
}
