import {execFile, spawn, type ChildProcess} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import {replaceAddresses} from '../../../guideAddresses';
import {blocksOf} from './codeBlocks';
import {readFiles} from './readFiles';

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
};

interface Output {
  readonly stdout: string;
  readonly stderr: string;
}

/** A folder in which samples of a guide run as their reader runs them. */
export interface Workshop {
  readonly folder: string;
  /** Runs a file with Node.js to its end, and returns what it prints, mistakes last. */
  readonly run: (file: string) => Promise<string>;
  /** Starts a file that does not end by itself. */
  readonly start: (
    file: string,
    env: Readonly<Record<string, string>>,
    args?: readonly string[],
  ) => ChildProcess;
  /** Runs a command of bash, and returns what it prints. */
  readonly runShell: (command: string) => Promise<string>;
  /** Replaces a text in a file that a guide gives, and throws where it is not. */
  readonly replace: (file: string, text: string, by: string) => void;
  readonly remove: () => void;
}

/** The variables of a reader's shell. */
const ENV = {PATH: process.env['PATH'], TOKEN: 'v1.any', NO_PROXY: '*', no_proxy: '*'};

/** Stands for the program of that name where the machine has none. */
const UUIDGEN = `#!/bin/sh
exec ${process.execPath} -p 'crypto.randomUUID()'
`;

function toJavaScript(text: string): string {
  return ts.transpileModule(text, {compilerOptions: OPTIONS}).outputText;
}

/**
 * Writes the files of guides into a folder of their own. Requests to the API go to `endpoint`.
 *
 * @param more - Files that a guide leaves to its reader, by name.
 */
export function createWorkshop(
  pages: readonly string[],
  endpoint: string,
  more: Readonly<Record<string, string | Buffer>> = {},
): Workshop {
  const folder = mkdtempSync(path.join(tmpdir(), 'samples-'));
  const write = (name: string, content: string | Buffer, mode = 0o644): void =>
    writeFileSync(path.join(folder, name), content, {mode});
  const toOwn = (text: string): string =>
    replaceAddresses(text, {endpoint, signIn: undefined});
  write('package.json', '{"type": "module"}');
  mkdirSync(path.join(folder, 'bin'));
  write('bin/uuidgen', UUIDGEN, 0o755);
  for (const [name, text] of pages.flatMap((page) => [...readFiles(page)])) {
    if (name.endsWith('.ts')) write(name.replace(/ts$/, 'js'), toJavaScript(toOwn(text)));
  }
  for (const [name, content] of Object.entries(more)) write(name, content);
  const env = {...ENV, PATH: `${path.join(folder, 'bin')}:${ENV.PATH}`};
  const runFile = (program: string, args: readonly string[]): Promise<Output> =>
    new Promise((resolve, reject) => {
      execFile(program, args, {cwd: folder, env}, (error, stdout, stderr) => {
        // A program that has something to report may end with another exit code than 0.
        if (error && stderr === '') reject(new Error(error.message, {cause: error}));
        else resolve({stdout, stderr});
      });
    });
  return {
    folder,
    run: async (file) => {
      const {stdout, stderr} = await runFile(process.execPath, [file]);
      return stdout + stderr;
    },
    start: (file, own, args = []) =>
      spawn(process.execPath, [file, ...args], {
        cwd: folder,
        env: {...env, ...own},
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    runShell: async (command) => (await runFile('bash', ['-c', toOwn(command)])).stdout,
    replace: (file, text, by) => {
      const content = readFileSync(path.join(folder, file), 'utf8');
      if (!content.includes(text)) throw new Error(`${file} no longer has ${text}.`);
      write(file, content.replaceAll(text, by));
    },
    remove: () => rmSync(folder, {recursive: true, force: true}),
  };
}

/** The commands of a page that send something to the API. */
export function curlOf(page: string): readonly string[] {
  return blocksOf(['bash'], page)
    .map(({code}) => code)
    .filter((code) => code.startsWith('curl '))
    .map((code) => code.replace(/^curl /, 'curl --silent '));
}
