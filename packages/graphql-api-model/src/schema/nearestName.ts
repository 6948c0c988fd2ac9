import {suggestionList} from './graphqlInternals';

/** The one of `names` most like `name`, if any is near; a difference in case counts least. */
export function nearestName(name: string, names: readonly string[]): string | undefined {
  return suggestionList(name, names)[0];
}
