import {ReportError} from 'graphql-api-model';
import {printReport, type Finding} from 'graphql-samples';
import type {Logger} from '../source/reportModel';
import type {PluginOptions} from '../options/options';

/** The levels of the option `samples`, from the strictest. */
const LEVELS = ['strict', 'error', 'warn', 'off'] as const;

/**
 * Throws or logs each finding as the option `samples` of its schema demands. A finding without a schema
 * has the strictest level of all.
 *
 * @throws ReportError with all findings, if one is an error of a schema that stops the build.
 */
export function reportFindings(
  findings: readonly Finding[],
  instances: readonly {readonly options: Pick<PluginOptions, 'id' | 'samples'>}[],
  logger: Logger,
): void {
  const levels = new Map(instances.map(({options}) => [options.id, options.samples]));
  const strictest = LEVELS.find((level) => [...levels.values()].includes(level)) ?? 'off';
  const levelOf = ({schema}: Finding): PluginOptions['samples'] =>
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
