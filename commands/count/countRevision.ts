import {spawnSync} from 'node:child_process';
import {ROOT} from '../paths';

const SOURCES = ['ts', 'tsx', 'mjs', 'cjs', 'js', 'css', 'conf', 'sh'];
const TEST = /__tests__\/|(?:^|\/)tests\/|\.(?:test|spec)\./;

interface FileLines {
  readonly path: string;
  readonly lines: number;
}

/** The sizes of the repository, by name, in the working copy or at a git revision. */
export function countRevision(revision?: string): ReadonlyMap<string, number> {
  const grep = (pattern: string, ...files: readonly string[]): FileLines[] => {
    const at = revision === undefined ? [] : [revision];
    const args = ['grep', '--count', pattern, ...at, '--', ...files];
    const {stdout} = spawnSync('git', args, {cwd: ROOT, encoding: 'utf8'});
    const found = [...stdout.matchAll(/^(?:.*:)?(.+):(\d+)$/gm)];
    return found.map(([, path = '', lines]) => ({path, lines: Number(lines)}));
  };
  const [locked] = grep('"node_modules/', 'package-lock.json');
  const [touchPoints] = grep('^| `', 'docs/private-*.md');
  return new Map([
    // An empty pattern matches every line.
    ...countLines(grep('', ...SOURCES.map((extension) => `*.${extension}`))),
    ['packages', grep('"version":', ':(glob)packages/*/package.json').length],
    ['locked dependencies', locked?.lines ?? 0],
    ['private touch-points', touchPoints?.lines ?? 0],
  ]);
}

/** Sums lines: all code, all tests, and both by room. */
export function countLines(files: readonly FileLines[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const {path, lines} of files) {
    const kind = TEST.test(path) ? 'tests' : 'code';
    const [room] = /^packages\/[^/]+|^[^/]+(?=\/)/.exec(path) ?? ['root'];
    for (const key of [kind, `${kind} of ${room}`]) {
      counts.set(key, (counts.get(key) ?? 0) + lines);
    }
  }
  return counts;
}
