import {createVocabularies} from './createVocabularies';
import type {PluginOptions} from './options';
import {readGuides, type SiteFormat} from './readGuides';
import {readContractTexts} from './samples/readContractTexts';
import {toCodes} from './samples/toCodes';
import {toSampleSchema} from './toSampleSchema';
import {
  type ApiModel,
  type LoadedSchema,
  measureDescriptions,
  ReportError,
} from 'graphql-api-model';
import {
  checkMarkdown,
  printReport,
  readDescriptions,
  type Finding,
  type SampleReport,
  type SampleSchema,
  type Vocabulary,
} from 'graphql-samples';

/** Where figures and warnings go. */
interface Logger {
  readonly info: (message: string) => void;
  readonly warn: (message: string) => void;
}

/** Elements without description that a message names. */
const MOST_NAMED = 20;

/** Stops the build where too few elements of the schema are described. */
export function assertDescribed(model: ApiModel, least: number, logger: Logger): void {
  const {total, described, missing} = measureDescriptions(model);
  const percent = total === 0 ? 100 : (100 * described) / total;
  logger.info(
    `Schema: ${described} of ${total} elements are described (${percent.toFixed(1)} %).`,
  );
  if (percent >= least) return;
  const named = missing
    .slice(0, MOST_NAMED)
    .map(
      ({coordinate, position}) =>
        `  - ${coordinate}${position ? ` (${position.file}:${position.line})` : ''}`,
    );
  const more =
    missing.length > MOST_NAMED ? `\n  and ${missing.length - MOST_NAMED} more` : '';
  throw new ReportError(
    `${described} of ${total} elements of the schema are described: ${percent.toFixed(1)} %, but the option "leastDescribed" asks for ${least} %. Describe these, or lower the option:\n${named.join('\n')}${more}`,
  );
}

/** A schema of the site and what its owner wants of samples. */
interface SampleInstance {
  readonly loaded: Pick<LoadedSchema, 'schema'>;
  readonly context: {readonly model: ApiModel};
  readonly options: Pick<
    PluginOptions,
    | 'id'
    | 'label'
    | 'samples'
    | 'sampleFolders'
    | 'scalars'
    | 'names'
    | 'numbers'
    | 'vocabulary'
    | 'blocks'
    | 'limits'
    | 'earlyCodes'
  >;
}

/**
 * Stops the build where a sample or name of guides or descriptions does not fit its schema.
 * All schemas of a site at once, for a guide belongs to one of them.
 */
export function assertSamples(
  instances: readonly SampleInstance[],
  {directory, format}: {readonly directory: string; readonly format: SiteFormat},
  logger: Logger,
): void {
  if (instances.every(({options}) => options.samples === 'off')) return;
  const guides = readGuides(
    directory,
    [...new Set(instances.flatMap(({options}) => options.sampleFolders))],
    format,
  );
  const vocabularies = createVocabularies(directory);
  const schemas = instances.map((one) => toSchema(one, vocabularies.find));
  const reports = [
    checkMarkdown(guides, schemas),
    ...instances.map((one) => checkDescriptions(one, toSchema(one, vocabularies.find))),
  ];
  const count = (key: 'samples' | 'mentions'): number =>
    reports.reduce((sum, report) => sum + report[key], 0);
  logger.info(
    `Samples: ${count('samples')} samples and ${count('mentions')} mentions of the schema are checked.`,
  );
  const findings = [
    ...reports.flatMap(({errors, warnings}) => [...errors, ...warnings]),
    ...vocabularies.check(reports.flatMap(({used}) => used)),
  ];
  tell(findings, instances, logger);
}

function toSchema(
  {loaded, context, options}: SampleInstance,
  findVocabulary: (file: string) => Vocabulary,
): SampleSchema {
  return {
    ...toSampleSchema(loaded.schema, options),
    ...toCodes(context.model),
    ...(options.vocabulary !== undefined && {
      vocabulary: findVocabulary(options.vocabulary),
    }),
  };
}

function checkDescriptions(
  {context: {model}}: SampleInstance,
  {folders: _, numbers: __, ...schema}: SampleSchema,
): SampleReport {
  return checkMarkdown(
    [...readDescriptions(model), ...readContractTexts(model)],
    [schema],
  );
}

/** From the one that stops the build to the one that says nothing. */
const LEVELS = ['error', 'warn', 'off'] as const;

/** Tells each finding as its schema's owner wants; what belongs to no schema as the strictest. */
function tell(
  findings: readonly Finding[],
  instances: readonly SampleInstance[],
  logger: Logger,
): void {
  const levels = new Map(instances.map(({options}) => [options.id, options.samples]));
  const strictest = LEVELS.find((level) => [...levels.values()].includes(level));
  const levelOf = ({schema}: Finding): PluginOptions['samples'] | undefined =>
    levels.get(schema ?? '') ?? strictest;
  const told = findings.filter((finding) => levelOf(finding) !== 'off');
  const errors = told.filter(({severity}) => severity === 'error');
  const warnings = told.filter(({severity}) => severity === 'warning');
  const problems = printReport({errors, warnings});
  if (problems === '') return;
  if (errors.some((finding) => levelOf(finding) === 'error'))
    throw new ReportError(problems);
  logger.warn(problems);
}
