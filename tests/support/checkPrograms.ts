import {spawnSync} from 'node:child_process';
import {rmSync} from 'node:fs';
import path from 'node:path';
import {writeFolder} from './writeFolder';

const ROOT = path.join(import.meta.dirname, '../..');
const TSC = path.join(ROOT, 'node_modules/typescript-native/bin/tsc');

const CONFIG = {
  compilerOptions: {
    strict: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    // What comes with libraries is not in question.
    skipLibCheck: true,
    target: 'ES2023',
    // A reader runs the samples with Node.js, which wants endings in imports.
    module: 'NodeNext',
    moduleDetection: 'force',
    jsx: 'react-jsx',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    types: ['node'],
  },
  include: ['**/*.ts', '**/*.tsx'],
};

/**
 * The mistakes that TypeScript finds in files, given by their paths, checked together against the
 * libraries of this repository that they import: `path:line message`.
 */
export function checkPrograms(files: ReadonlyMap<string, string>): readonly string[] {
  // Below node_modules of the repository, where imports are found.
  const all = {...Object.fromEntries(files), 'tsconfig.json': JSON.stringify(CONFIG)};
  const folder = writeFolder(all, path.join(ROOT, '.cache'));
  try {
    const args = [TSC, '--project', folder, '--pretty', 'false'];
    const {status, stdout} = spawnSync(process.execPath, args, {
      cwd: folder,
      encoding: 'utf8',
    });
    const found = stdout.matchAll(/^(.+?)\((\d+),\d+\): error TS\d+: (.*)$/gm);
    const problems = [...found].map(([, file, line, text]) => `${file}:${line} ${text}`);
    if (status !== 0 && problems.length === 0) throw new Error(stdout);
    return problems;
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}
