import {existsSync} from 'node:fs';
import path from 'node:path';
import {type ApiModel, ReportError} from 'graphql-api-model';
import {
  type CheckedText,
  checkMarkdown,
  createMarkdownChecker,
  type Finding,
  findDescriptions,
  loadFolders,
  type MarkdownFile,
  type MarkdownFormat,
  printReport,
  type SampleReport,
  type SampleSchema,
} from 'graphql-samples';
import {SAMPLE_FOLDERS} from '../options/options';
import type {Logger} from '../source/reportModel';
import type {SampleOptions} from './toSampleSchema';
import {findContractTexts} from './findContractTexts';

/** The setting `markdown.format` of a site; `detect` goes by the end of the name. */
export type SiteFormat = MarkdownFormat | 'detect';

/** The levels of the option `samples`, from the strictest. */
const LEVELS = ['strict', 'error', 'warn', 'off'] as const;

/** A schema of the site with the options of its instance. */
interface SampleInstance {
  readonly reference: {readonly model: ApiModel};
  readonly samples: SampleSchema;
  readonly options: SampleOptions;
}

/**
 * Checks the samples and names of guides and descriptions against the schemas that they belong to, and
 * returns the contents of the guides.
 */
type AssertSamples = (
  instances: readonly SampleInstance[],
  format: SiteFormat,
  logger: Logger,
) => readonly CheckedText[];

/**
 * Creates the function that stops the build if a sample or name of guides or descriptions does not
 * match its schema. It takes all schemas of a site at once, because a guide belongs to one of them. In
 * development it is called after each edit and checks only what changed.
 */
export function createSampleAssertion(directory: string): AssertSamples {
  const checkGuides = createMarkdownChecker();
  const known = new WeakMap<SampleSchema, SampleReport>();
  const checkDescriptions = ({samples, reference}: SampleInstance): SampleReport => {
    const {folders: _, ...own} = samples;
    const report = known.get(samples) ?? checkMarkdown(listTexts(reference.model), [own]);
    known.set(samples, report);
    return report;
  };
  return (instances, format, logger) => {
    if (instances.every(({options}) => options.samples === 'off')) return [];
    assertFolders(
      instances.flatMap(({options}) => options.sampleFolders),
      directory,
    );
    const folders = instances.flatMap(({samples}) => samples.folders ?? []);
    const guides = loadFolders(folders, {
      directory,
      format: format === 'detect' ? undefined : format,
    });
    const report = checkGuides(
      guides,
      instances.map(({samples}) => samples),
    );
    const reports = [report, ...instances.map(checkDescriptions)];
    logger.info(describeCounts(reports));
    reportFindings(
      reports.flatMap(({errors, warnings}) => [...errors, ...warnings]),
      instances,
      logger,
    );
    return report.contents;
  };
}

function assertFolders(folders: readonly string[], directory: string): void {
  const missing = folders.find(
    (folder) =>
      !SAMPLE_FOLDERS.includes(folder) && !existsSync(path.resolve(directory, folder)),
  );
  if (missing === undefined) return;
  throw new ReportError(
    `The option "sampleFolders" names "${missing}", which does not exist in ${directory}. Correct it, or remove it.`,
  );
}

function describeCounts(reports: readonly SampleReport[]): string {
  const count = (key: 'samples' | 'mentions'): number =>
    reports.reduce((sum, report) => sum + report[key], 0);
  return `Samples: checked ${count('samples')} samples and ${count('mentions')} mentions of the schema.`;
}

/** The descriptions that can have a sample or a name: what has neither code nor an indented line has none. */
function listTexts(model: ApiModel): readonly MarkdownFile[] {
  return [...findDescriptions(model), ...findContractTexts(model)].filter(({text}) =>
    /[`~]|^(?: {4}|\t)/m.test(text),
  );
}

/**
 * Throws or logs each finding as the option `samples` of its schema demands. A finding without a schema
 * has the strictest level of all.
 *
 * @throws ReportError with all findings, if one is an error of a schema that stops the build.
 */
function reportFindings(
  findings: readonly Finding[],
  instances: readonly SampleInstance[],
  logger: Logger,
): void {
  const levels = new Map(instances.map(({options}) => [options.id, options.samples]));
  const strictest = LEVELS.find((level) => [...levels.values()].includes(level)) ?? 'off';
  const levelOf = ({schema}: Finding): SampleOptions['samples'] =>
    levels.get(schema ?? '') ?? strictest;
  const reported = findings.filter((finding) => levelOf(finding) !== 'off');
  const errors = reported.filter(({severity}) => severity === 'error');
  const warnings = reported.filter(({severity}) => severity === 'warning');
  const report = printReport({errors, warnings});
  if (report === '') return;
  if (errors.some((finding) => levelOf(finding) !== 'warn'))
    throw new ReportError(report);
  logger.warn(report);
}
