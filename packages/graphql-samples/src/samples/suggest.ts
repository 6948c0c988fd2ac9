import {didYouMean, suggestionList} from 'graphql-api-model';

/** ` Did you mean "members"?` in the words of graphql-js, or nothing when no name is near. */
export function suggest(name: string, names: readonly string[]): string {
  return didYouMean(suggestionList(name, names));
}
