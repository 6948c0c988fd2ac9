import {UsageError} from './UsageError';

/** The value of an option that is one of a few words. Throws UsageError. */
export function readChoice<Choice extends string>(
  option: string,
  text: string,
  choices: readonly Choice[],
): Choice {
  const choice = choices.find((known) => known === text);
  if (choice !== undefined) return choice;
  const words = `${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}`;
  throw new UsageError(`The option "--${option}" cannot be "${text}". Write ${words}.`);
}
