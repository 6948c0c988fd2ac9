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

/** The vocabularies of a site, each read once however many schemas use it. */
interface Vocabularies {
  readonly find: (file: string) => Vocabulary;
  /** What of those found stands in none of the texts. */
  readonly check: (used: readonly Entry[]) => readonly Finding[];
}

/** Reads vocabularies by their names below the folder of a site. */
export function createVocabularies(directory: string): Vocabularies {
  const found = new Map<string, Vocabulary>();
  return {
    find(file) {
      const known = found.get(file) ?? read(directory, file);
      found.set(file, known);
      return known;
    },
    check: (used) => [...found.values()].flatMap((one) => checkVocabulary(one, used)),
  };
}

function read(directory: string, file: string): Vocabulary {
  try {
    return readVocabulary(readFileSync(path.join(directory, file), 'utf8'), file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      throw new ReportError(
        `The vocabulary "${file}" does not exist. The option "vocabulary" names a file below the site.`,
      );
    }
    throw error;
  }
}
