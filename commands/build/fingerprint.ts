import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {escapePath, glob} from 'tinyglobby';

const IGNORED = '{node_modules,.docusaurus,.cache,__tests__,build,build.*}';

/**
 * A hash over the paths and contents of all files under `sources` (files or folders). Contents,
 * not times: a fresh clone and a changed branch have new times.
 */
export async function fingerprint(sources: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  for (const source of sources) {
    const {dir: cwd, base} = path.parse(source);
    const ignore = [`**/${IGNORED}`];
    for (const file of (
      await glob(escapePath(base), {cwd, dot: true, ignore})
    ).toSorted())
      hash
        .update(file)
        .update('\0')
        .update(await readFile(path.join(cwd, file)));
  }
  return hash.digest('hex');
}
