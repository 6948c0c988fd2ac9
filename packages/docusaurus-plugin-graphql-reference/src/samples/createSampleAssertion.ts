import type {ApiModel, LoadedSchema} from 'graphql-api-model';
import {
  checkMarkdown,
  createMarkdownChecker,
  findDescriptions,
  type SampleReport,
  type SampleSchema,
} from 'graphql-samples';
import type {Logger} from '../source/reportModel';
import {readGuides, type SiteFormat} from './readGuides';
import {toSampleSchema, type SampleOptions} from './toSampleSchema';
import {findContractTexts} from './findContractTexts';
import {reportFindings} from './reportFindings';
import {toKnownNames} from './toKnownNames';

/** A schema of the site with the options of its instance. */
interface SampleInstance {
  readonly reference: {readonly schema: LoadedSchema['schema']; readonly model: ApiModel};
  readonly options: SampleOptions;
}

/** Checks the samples and names of guides and descriptions against the schemas that they belong to. */
type AssertSamples = (
  instances: readonly SampleInstance[],
  format: SiteFormat,
  logger: Logger,
) => void;

/**
 * Creates the function that stops the build if a sample or name of guides or descriptions does not
 * match its schema. It takes all schemas of a site at once, because a guide belongs to one of them. In
 * development it is called after each edit and checks only what changed.
 */
export function createSampleAssertion(directory: string): AssertSamples {
  const checkGuides = createMarkdownChecker();
  const known = new Map<string, DescribedSchema>();
  return (instances, format, logger) => {
    if (instances.every(({options}) => options.samples === 'off')) return;
    const schemas = instances.map((instance) => {
      const {id} = instance.options;
      const last = known.get(id);
      const described =
        last?.reference === instance.reference ? last : describe(instance);
      known.set(id, described);
      return described;
    });
    const guides = readGuides(
      directory,
      [...new Set(instances.flatMap(({options}) => options.sampleFolders))],
      format,
    );
    const reports = [
      checkGuides(
        guides,
        schemas.map(({schema}) => schema),
      ),
      ...schemas.map(({checkDescriptions}) => checkDescriptions()),
    ];
    logger.info(describeCounts(reports));
    reportFindings(
      reports.flatMap(({errors, warnings}) => [...errors, ...warnings]),
      instances,
      logger,
    );
  };
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
  const schema = {
    ...toSampleSchema(reference.schema, options),
    ...toKnownNames(model, options.sampleNames),
  };
  const {folders: _, ...own} = schema;
  const texts = [...findDescriptions(model), ...findContractTexts(model)];
  let report: SampleReport | undefined;
  return {
    reference,
    schema,
    checkDescriptions: () => (report ??= checkMarkdown(texts, [own])),
  };
}
