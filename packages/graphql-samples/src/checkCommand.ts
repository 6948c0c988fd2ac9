import {readFileSync} from 'node:fs';
import path from 'node:path';
import {
  adviseOnName,
  describeSchema,
  loadSchema,
  ReportError,
  type ApiModel,
} from 'graphql-api-model';
import {checkMarkdown} from './checkMarkdown';
import {
  CommandError,
  toChoice,
  toPatterns,
  toText,
  toTexts,
  type Command,
  type OptionTable,
  type OptionValues,
  type Setting,
} from './command';
import {findDescriptions} from './markdown/findDescriptions';
import {loadMarkdown} from './markdown/loadMarkdown';
import type {MarkdownFile} from './markdown/source';
import type {SampleReport} from './report/issue';
import {count, printReport} from './report/printReport';
import {SCALAR_FORMATS, type ScalarFormat} from './samples/scalars';
import type {SampleSchema} from './samples/schemas';

/** The exit codes without errors, with errors, and of a command that fails. */
const [VALID, INVALID, FAILED] = [0, 1, 2];

const OPTIONS = {
  files: {
    positional: '<files>',
    text: 'Markdown or MDX files, or quoted globs',
    isList: true,
    missing: 'The files are missing.',
    parse: toPatterns,
  },
  schema: {
    value: '<path>',
    text: 'The schema: a file, folder or glob. Several files are one schema',
    isList: true,
    missing: 'The option "--schema" is missing.',
    parse: toPatterns,
  },
  scalar: {
    value: '<Name=format>',
    text: 'The format of a custom scalar, such as Day=date',
    isList: true,
    parse: toScalars,
  },
  syntax: {
    value: '<md|mdx>',
    text: 'The syntax of all files, instead of that of their extension',
    parse: toChoice('md', 'mdx'),
  },
  descriptions: {text: 'Checks the descriptions in the schema too'},
  strict: {
    text: 'Checks all names and blocks',
  },
  knownNames: {
    value: '<file>',
    text: 'Names that --strict accepts, one per line',
    parse: toText,
  },
  lenient: {
    text: 'Warns about duplicate definitions in the schema and uses the first one',
  },
  format: {
    value: '<text|json>',
    text: 'The report: text, or JSON with counts and findings (rule, severity, message, file, line, column, frame, schema)',
    default: 'text',
    parse: toChoice('text', 'json'),
  },
} as const satisfies OptionTable;

/** The command `check`. */
export const CHECK: Command<typeof OPTIONS> = {
  options: OPTIONS,
  text: 'Checks the samples and names in Markdown against a schema. The exit code is 0 without errors, 1 with errors, and 2 if the command fails.',
  example: '"docs/**/*.md" --schema schema.graphql',
  failure: FAILED,
  run: (values, {directory}) => check(values, directory),
};

type CheckValues = OptionValues<typeof OPTIONS>;

function check(values: CheckValues, directory: string): number {
  const {files: patterns, syntax, format} = values;
  const {model, ...schema} = loadDescribed(values, directory);
  const files = [
    ...patterns.flatMap((pattern) =>
      loadMarkdown(pattern, {directory, ...(syntax && {format: syntax})}),
    ),
    ...(values.descriptions ? findDescriptions(model) : []),
  ];
  const report = checkMarkdown(removeRepeated(files), [schema]);
  console.log(format === 'text' ? printText(report) : printJson(report));
  return report.errors.length > 0 ? INVALID : VALID;
}

function printText(report: SampleReport): string {
  const {files, samples, mentions, errors, warnings} = report;
  const checked = `${count(samples, 'sample')} and ${count(mentions, 'name')} in ${count(files, 'text')}`;
  const found = `${count(errors.length, 'error')}, ${count(warnings.length, 'warning')}`;
  const text = printReport(report);
  return text === '' ? `${checked}: no problems.` : `${text}\n\n${checked}: ${found}.`;
}

function printJson({files, samples, mentions, errors, warnings}: SampleReport): string {
  const counts = {files, samples, mentions};
  const numbers = {...counts, errors: errors.length, warnings: warnings.length};
  const findings = [...errors, ...warnings];
  return JSON.stringify({...numbers, findings}, undefined, 2);
}

function loadDescribed(
  {schema: paths, scalar: scalars = {}, knownNames, ...values}: CheckValues,
  directory: string,
): SampleSchema & {readonly model: ApiModel} {
  const {strict = false, lenient = false} = values;
  const names = knownNames === undefined ? [] : loadNames(knownNames, directory);
  const {schema, warnings} = loadSchema({schema: paths, lenient, directory});
  for (const warning of warnings) console.error(warning);
  return {name: 'default', schema, scalars, strict, names, model: describeSchema(schema)};
}

function toScalars(setting: Setting): Readonly<Record<string, ScalarFormat>> {
  const scalars = toTexts(setting, 'Name=format').map((text) => {
    const [, name, written = ''] = /^([\w-]+)=(.+)$/s.exec(text) ?? [];
    const format = SCALAR_FORMATS.find((known) => known === written);
    if (name !== undefined && format) return [name, format] as const;
    const formats = `Write one of ${SCALAR_FORMATS.join(', ')}.`;
    const advice = adviseOnName(written, SCALAR_FORMATS, formats);
    throw new CommandError(
      `The scalar "${text}" must be written Name=format. ${advice}\n\n${setting.hint}`,
    );
  });
  return Object.fromEntries(scalars);
}

function loadNames(file: string, directory: string): readonly string[] {
  try {
    return readFileSync(path.resolve(directory, file), 'utf8').match(/\S+/g) ?? [];
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    throw new ReportError(
      `The file "${file}" of "--known-names" cannot be read (${String(error.code)}).`,
    );
  }
}

/** Removes files that match two patterns; the descriptions of one file are many texts. */
function removeRepeated(files: readonly MarkdownFile[]): readonly MarkdownFile[] {
  const seen = new Set<string>();
  return files.filter(({file, origin, text}) => {
    const key = JSON.stringify([file, origin, text]);
    return !seen.has(key) && seen.add(key);
  });
}
