import {type ApiModel, measureDescriptions, ReportError} from 'graphql-api-model';

/** Where figures and warnings go. */
export interface Logger {
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
