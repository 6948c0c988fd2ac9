import {splitWords, toSingular} from 'graphql-api-model';

/** Whether a heading has the words of a name, as "Create spaces" has those of `createSpace`. */
export function hasWords(heading: string, name: string): boolean {
  const own = toWords(heading);
  return toWords(name).every((word) => own.includes(word));
}

function toWords(text: string): readonly string[] {
  return splitWords(text).map(toSingular);
}
