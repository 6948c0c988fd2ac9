import {readFileSync} from 'node:fs';
import path from 'node:path';
import {ReportError} from 'graphql-api-model';
import {readVocabulary, type Vocabulary} from '../vocabulary/readVocabulary';

/**
 * Reads the file of a vocabulary.
 *
 * @param directory - What its name is relative to, in the command line as in messages.
 * @throws ReportError where it cannot be read or is no vocabulary.
 */
export function loadVocabulary(name: string, directory: string): Vocabulary {
  const file = path.resolve(directory, name);
  const text = readText(file, name).replace(/^\uFEFF/, '');
  return readVocabulary(text, path.relative(directory, file).split(path.sep).join('/'));
}

function readText(file: string, name: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    const reason =
      error.code === 'ENOENT'
        ? 'does not exist'
        : `cannot be read (${String(error.code)})`;
    throw new ReportError(
      `The vocabulary "${name}" ${reason}. The option "--vocabulary" names a file of JSON.`,
    );
  }
}
