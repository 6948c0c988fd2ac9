import {ReportError} from 'graphql-api-model';
import {printReport, type Finding} from 'graphql-samples';
import type {Logger} from '../assertDescribed';
import type {PluginOptions} from '../options';

/** From the one that stops the build to the one that says nothing. */
const LEVELS = ['error', 'warn', 'off'] as const;

/** Tells each finding as its schema's owner wants; what belongs to no schema as the strictest. */
export function tellFindings(
  findings: readonly Finding[],
  instances: readonly {readonly options: Pick<PluginOptions, 'id' | 'samples'>}[],
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
