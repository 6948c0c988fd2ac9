import {rm} from 'node:fs/promises';
import path from 'node:path';
import {ROOT} from '../../commands/paths';
import {measureRun, type Run} from '../measureRun';

export interface ReferenceBuild {
  readonly schema: string;
  readonly out: string;
  readonly label: string;
  readonly options?: readonly string[];
}

/** Builds a site with nothing but a reference, without what earlier builds cached. */
export async function buildReference(build: ReferenceBuild): Promise<Run> {
  const {schema, out, label, options = []} = build;
  await rm(out, {recursive: true, force: true});
  const command = path.join(ROOT, 'commands', 'reference.ts');
  const files = [schema, '--lenient', '--out', out];
  return measureRun({
    label,
    args: ['--import', 'tsx', command, ...files, ...options],
    cwd: ROOT,
    env: {INIT_CWD: ROOT},
  });
}
