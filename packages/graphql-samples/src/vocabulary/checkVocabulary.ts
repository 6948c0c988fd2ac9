import type {Finding} from '../sample/types';
import type {Entry, Vocabulary} from './readVocabulary';

/**
 * What of a vocabulary none of the texts uses, as findings at its place in the file.
 *
 * @param used - The entries that reports of `checkMarkdown` list, of all texts that belong to it.
 */
export function checkVocabulary(
  {file, names, facts}: Vocabulary,
  used: Iterable<Entry>,
): readonly Finding[] {
  const known = new Set(used);
  const toFinding = (entry: Entry, message: string): Finding => {
    const {line, column, frame} = entry;
    return {severity: 'error', rule: 'vocabulary', message, file, line, column, frame};
  };
  return [
    ...names
      .filter((entry) => !known.has(entry))
      .map((entry) =>
        toFinding(
          entry,
          `No text uses "${entry.text}" of "${entry.group}". Remove it from the vocabulary.`,
        ),
      ),
    ...facts
      .filter((entry) => !known.has(entry))
      .map((entry) =>
        toFinding(
          entry,
          `No text states "${entry.text}" of "${entry.group}". Write it as texts have it, or remove it.`,
        ),
      ),
  ];
}
