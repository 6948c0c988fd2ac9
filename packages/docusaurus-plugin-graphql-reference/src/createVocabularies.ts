import {readFileSync} from 'node:fs';
import path from 'node:path';
import {ReportError} from 'graphql-api-model';
import {
  checkVocabulary,
  type Entry,
  type Finding,
  readVocabulary,
  type Vocabulary,
} from 'graphql-samples';

/** The vocabularies of a site, each the same object as long as its file is the same. */
interface Vocabularies {
  readonly find: (file: string) => Vocabulary;
  /** What of those found stands in none of the texts. */
  readonly check: (used: readonly Entry[]) => readonly Finding[];
}

/** Reads vocabularies by their names below the folder of a site. */
export function createVocabularies(directory: string): Vocabularies {
  const found = new Map<
    string,
    {readonly text: string; readonly vocabulary: Vocabulary}
  >();
  return {
    find(file) {
      const text = read(directory, file);
      const known = found.get(file);
      if (known?.text === text) return known.vocabulary;
      const vocabulary = readVocabulary(text, file);
      found.set(file, {text, vocabulary});
      return vocabulary;
    },
    check: (used) =>
      [...found.values()].flatMap(({vocabulary}) => checkVocabulary(vocabulary, used)),
  };
}

function read(directory: string, file: string): string {
  try {
    return readFileSync(path.join(directory, file), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      throw new ReportError(
        `The vocabulary "${file}" does not exist. The option "vocabulary" names a file below the site.`,
      );
    }
    throw error;
  }
}
