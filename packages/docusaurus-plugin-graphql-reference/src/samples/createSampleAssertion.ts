import {existsSync} from 'node:fs';
import path from 'node:path';
import {type ApiModel, type LoadedSchema, ReportError} from 'graphql-api-model';
import {
  type CheckedText,
  checkMarkdown,
  createMarkdownChecker,
  type Finding,
  findDescriptions,
  loadFolders,
  type MarkdownFormat,
  printReport,
  type SampleReport,
  type SampleSchema,
} from 'graphql-samples';
import {SAMPLE_FOLDERS} from '../options/options';
import type {Logger} from '../source/reportModel';
import {toSampleSchema, type SampleOptions} from './toSampleSchema';
import {findContractTexts} from './findContractTexts';

/** The setting `markdown.format` of a site; `detect` goes by the end of the name. */
type SiteFormat = MarkdownFormat | 'detect';

/** The levels of the option `samples`, from the strictest. */
const LEVELS = ['strict', 'error', 'warn', 'off'] as const;

/** A schema of the site with the options of its instance. */
interface SampleInstance {
  readonly reference: {readonly schema: LoadedSchema['schema']; readonly model: ApiModel};
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
  const known = new Map<string, DescribedSchema>();
  return (instances, format, logger) => {
    if (instances.every(({options}) => options.samples === 'off')) return [];
    const schemas = instances.map((instance) => {
      const {id} = instance.options;
      const last = known.get(id);
      const described =
        last?.reference === instance.reference ? last : describe(instance);
      known.set(id, described);
      return described;
    });
    const folders = instances.flatMap(({options}) => options.sampleFolders);
    assertFolders(folders, directory);
    const guides = loadFolders(folders, {
      directory,
      format: format === 'detect' ? undefined : format,
    });
    const report = checkGuides(
      guides,
      schemas.map(({schema}) => schema),
    );
    const reports = [
      report,
      ...schemas.map(({checkDescriptions}) => checkDescriptions()),
    ];
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

/** A schema of samples with the check of its own descriptions. */
interface DescribedSchema {
  readonly reference: SampleInstance['reference'];
  readonly schema: SampleSchema;
  /** Checks the descriptions once, and returns the same report again. */
  readonly checkDescriptions: () => SampleReport;
}

function describe({reference, options}: SampleInstance): DescribedSchema {
  const {model} = reference;
  const schema = toSampleSchema(reference, options);
  const {folders: _, ...own} = schema;
  // What has neither code nor an indented line has no sample and no name.
  const texts = [...findDescriptions(model), ...findContractTexts(model)].filter(
    ({text}) => /[`~]|^(?: {4}|\t)/m.test(text),
  );
  let report: SampleReport | undefined;
  return {
    reference,
    schema,
    checkDescriptions: () => (report ??= checkMarkdown(texts, [own])),
  };
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
