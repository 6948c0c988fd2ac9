import {CommandError} from '../commands/runCommand';

/** The sections that the command line names, in their order; all of them if it names none. */
export function chooseSections(
  named: readonly string[],
  known: readonly string[],
): readonly string[] {
  const unknown = named.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new CommandError(
      `There is no section "${unknown}". Name any of ${known.join(', ')}, or none for all.`,
    );
  return named.length === 0 ? known : known.filter((name) => named.includes(name));
}
