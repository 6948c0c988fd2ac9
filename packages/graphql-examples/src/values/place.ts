/** Where a value stands: what its name and its text say decides what is plausible. */
export interface Place {
  /** The name of the field, argument or input field. */
  readonly name: string;
  /** The name of the type that has it, or of the operation of an argument. */
  readonly owner: string;
  /** The type that an `id` here is the id of, where that is known. */
  readonly entity?: string;
  readonly coordinate: string;
  readonly description?: string | null | undefined;
  /** Which of several objects of a type it belongs to, from 0. */
  readonly index: number;
  /** Whether a client sends it. */
  readonly isInput: boolean;
}

/** The words of a name, the last of them in the singular, with spaces between them. */
export function toPhrase(name: string): string {
  return wordsOf(name)
    .join(' ')
    .replace(/ies$/, 'y')
    .replace(/(?<!s|u|new)s$/, '');
}

/** A schema has few names beside the times that they are asked for. */
const known = new Map<string, readonly string[]>();

/** The words of a name in lower case: `createdAt` and `created_at` have two. */
export function wordsOf(name: string): readonly string[] {
  const words = known.get(name) ?? divideName(name);
  known.set(name, words);
  return words;
}

function divideName(name: string): readonly string[] {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-z\d]+/)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase());
}
