import {readFileSync} from 'node:fs';
import {JsonError, lineAndColumn, parseJson} from 'graphql-api-model';
import {CommandError} from './runCommand';

/**
 * Reads a JSON file. Messages have the place of a mistake, but no text of the file: a config file may
 * contain a password.
 *
 * @param file - Absolute.
 * @param what - Its description in messages: `the file of --config`.
 */
export function readJsonFile(file: string, what: string): unknown {
  let text = '';
  try {
    text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
    parseJson(text);
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof JsonError) {
      const {line, column} = lineAndColumn(text, error.at);
      throw new CommandError(
        `${file}:${line}:${column}: This is not JSON: ${error.message}`,
      );
    }
    const {code} = error as NodeJS.ErrnoException;
    const reason = code === 'ENOENT' ? 'does not exist' : `cannot be read (${code})`;
    throw new CommandError(`${file}, ${what}, ${reason}.`);
  }
}
