import {readFileSync} from 'node:fs';
import {codeFrame, JsonError, lineAndColumn, parseJson} from 'graphql-api-model';
import {CommandError} from './runCommand';

/**
 * The content of a JSON file.
 *
 * @param file - Absolute.
 * @param what - How messages call it: `the file of --config`.
 * @throws CommandError where it cannot be read, and with its place where it is not JSON.
 */
export function readJsonFile(file: string, what: string): unknown {
  const text = readFile(file, what);
  try {
    parseJson(text);
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    const {line, column} = lineAndColumn(text, error.at);
    throw new CommandError(
      `${file}:${line}:${column}: This is not JSON: ${error.message}\n${codeFrame(text, line, column)}`,
    );
  }
  return JSON.parse(text);
}

function readFile(file: string, what: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    const {code} = error as NodeJS.ErrnoException;
    const reason = code === 'ENOENT' ? 'does not exist' : `cannot be read (${code})`;
    throw new CommandError(`${file}, ${what}, ${reason}.`);
  }
}
