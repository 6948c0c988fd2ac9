import {rm} from 'node:fs/promises';
import path from 'node:path';
import {ROOT} from '../../commands/paths';
import {measureRun, type Run} from '../measureRun';

export interface ReferenceBuild {
  readonly schema: string;
  readonly out: string;
  readonly label: string;
  /** The repository whose command builds, by default this one. */
  readonly root?: string;
  readonly options?: readonly string[];
}

/** Builds a site with nothing but a reference, without what earlier builds cached. */
export async function buildReference(build: ReferenceBuild): Promise<Run> {
  const {schema, out, label, root = ROOT, options = []} = build;
  await rm(out, {recursive: true, force: true});
  const command = path.join(root, 'commands', 'reference.ts');
  const files = [schema, '--lenient', '--out', out];
  return measureRun({
    label,
    args: ['--import', 'tsx', command, ...files, ...options],
    cwd: root,
    env: {INIT_CWD: root},
  });
}
