import type {PluginOptions} from './options';
import {readGuides} from './readGuides';
import {checkAllSamples} from './samples/checkAllSamples';
import {printReport} from './samples/printReport';
import {readDescriptions} from './samples/readDescriptions';
import {
  type ApiModel,
  type LoadedSchema,
  measureDescriptions,
  ReportError,
} from 'graphql-api-model';

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

/** Stops the build where a sample or mention of guides or descriptions does not fit the schema. */
export function assertSamples(
  {schema}: Pick<LoadedSchema, 'schema'>,
  model: ApiModel,
  siteDirectory: string,
  {samples, sampleFolders}: PluginOptions,
  logger: Logger,
): void {
  if (samples === 'off') return;
  const report = checkAllSamples(
    [...readGuides(siteDirectory, sampleFolders), ...readDescriptions(model)],
    schema,
  );
  logger.info(
    `Samples: ${report.samples} samples and ${report.mentions} mentions of the schema are checked.`,
  );
  const problems = printReport(report);
  if (problems === '') return;
  if (samples === 'error' && report.errors.length > 0) throw new ReportError(problems);
  logger.warn(problems);
}
