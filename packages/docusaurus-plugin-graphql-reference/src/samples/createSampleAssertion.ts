import type {ApiModel, LoadedSchema} from 'graphql-api-model';
import {
  checkMarkdown,
  createMarkdownChecker,
  readDescriptions,
  type SampleReport,
  type SampleSchema,
  type Vocabulary,
} from 'graphql-samples';
import type {Logger} from '../assertDescribed';
import {createVocabularies} from '../createVocabularies';
import type {PluginOptions} from '../options';
import {readGuides, type SiteFormat} from '../readGuides';
import {toSampleSchema} from '../toSampleSchema';
import {readContractTexts} from './readContractTexts';
import {tellFindings} from './tellFindings';
import {toCodes} from './toCodes';

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

/** Checks the samples and names of guides and descriptions against the schemas that they belong to. */
type AssertSamples = (
  instances: readonly SampleInstance[],
  format: SiteFormat,
  logger: Logger,
) => void;

/**
 * What stops the build where a sample or name of guides or descriptions does not fit its schema. All
 * schemas of a site at once, for a guide belongs to one of them. While one writes, it is called again
 * after each edit and checks only what is another than before.
 */
export function createSampleAssertion(directory: string): AssertSamples {
  const vocabularies = createVocabularies(directory);
  const checkGuides = createMarkdownChecker();
  const checks = new Map<string, DescribedSchema>();
  return (instances, format, logger) => {
    if (instances.every(({options}) => options.samples === 'off')) return;
    for (const instance of instances) {
      const {id, vocabulary: file} = instance.options;
      const vocabulary = file === undefined ? undefined : vocabularies.find(file);
      const known = checks.get(id);
      if (!known || !isSame(known, instance, vocabulary)) {
        checks.set(id, describe(instance, vocabulary));
      }
    }
    const guides = readGuides(
      directory,
      [...new Set(instances.flatMap(({options}) => options.sampleFolders))],
      format,
    );
    const own = instances.flatMap(({options: {id}}) => checks.get(id) ?? []);
    const reports = [
      checkGuides(
        guides,
        own.map(({schema}) => schema),
      ),
      ...own.map(({checkDescriptions}) => checkDescriptions()),
    ];
    logger.info(describeCounts(reports));
    const findings = [
      ...reports.flatMap(({errors, warnings}) => [...errors, ...warnings]),
      ...vocabularies.check(reports.flatMap(({used}) => used)),
    ];
    tellFindings(findings, instances, logger);
  };
}

function describeCounts(reports: readonly SampleReport[]): string {
  const count = (key: 'samples' | 'mentions'): number =>
    reports.reduce((sum, report) => sum + report[key], 0);
  return `Samples: ${count('samples')} samples and ${count('mentions')} mentions of the schema are checked.`;
}

/** A schema as samples know it, and what it was made of. */
interface DescribedSchema {
  readonly loaded: SampleInstance['loaded']['schema'];
  readonly model: ApiModel;
  readonly vocabulary: Vocabulary | undefined;
  readonly schema: SampleSchema;
  /** The report of the descriptions of the schema, which is made once. */
  readonly checkDescriptions: () => SampleReport;
}

function isSame(
  known: DescribedSchema,
  {loaded, context}: SampleInstance,
  vocabulary: Vocabulary | undefined,
): boolean {
  return (
    known.loaded === loaded.schema &&
    known.model === context.model &&
    known.vocabulary === vocabulary
  );
}

function describe(
  {loaded, context: {model}, options}: SampleInstance,
  vocabulary: Vocabulary | undefined,
): DescribedSchema {
  const schema = {
    ...toSampleSchema(loaded.schema, options),
    ...toCodes(model),
    ...(vocabulary && {vocabulary}),
  };
  let report: SampleReport | undefined;
  return {
    loaded: loaded.schema,
    model,
    vocabulary,
    schema,
    checkDescriptions: () => (report ??= checkDescriptions(model, schema)),
  };
}

function checkDescriptions(
  model: ApiModel,
  {folders: _, numbers: __, ...schema}: SampleSchema,
): SampleReport {
  return checkMarkdown(
    [...readDescriptions(model), ...readContractTexts(model)],
    [schema],
  );
}
