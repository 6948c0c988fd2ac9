import {rm} from 'node:fs/promises';
import path from 'node:path';
import {ROOT} from '../../commands/paths';
import {runMeasured, type MeasuredRun} from '../measure/runMeasured';

export interface ReferenceBuild {
  readonly schema: string;
  readonly out: string;
  /** What progress calls it. */
  readonly label: string;
  /** False gives the browser one route for each page, as Docusaurus does by itself. */
  readonly collapseRoutes: boolean;
}

const TIME_LIMIT_SECONDS = 1800;

/**
 * Builds a site of nothing but a reference with `npm run reference`. Cold: the bundler keeps its
 * cache in the temporary folder of the site, which is new for each build.
 */
export async function buildReference({
  schema,
  out,
  label,
  collapseRoutes,
}: ReferenceBuild): Promise<MeasuredRun> {
  await rm(out, {recursive: true, force: true});
  return runMeasured({
    label,
    command: process.execPath,
    args: [
      '--import',
      'tsx',
      path.join(ROOT, 'commands', 'reference.ts'),
      schema,
      '--lenient',
      '--out',
      out,
      ...(collapseRoutes ? [] : ['--no-collapse-routes']),
    ],
    cwd: ROOT,
    env: {INIT_CWD: ROOT},
    timeLimitSeconds: TIME_LIMIT_SECONDS,
  });
}
