import type {Change} from 'graphql-api-model';

/**
 * Describes a change in English, after the name of its element: `type changed from Int to Int!`.
 *
 * @param toCode - Marks what is written in the schema as code.
 */
export function describeChange(
  change: Change,
  toCode: (text: string) => string = (text) => text,
): string {
  const toValue = (text?: string): string => (text === undefined ? 'none' : toCode(text));
  switch (change.what) {
    case 'added':
      return change.isBreaking ? 'added, and required' : 'added';
    case 'removed':
      return change.wasDeprecated ? 'removed, was deprecated' : 'removed';
    case 'deprecated':
      return change.what;
    case 'restored':
      return 'no longer deprecated';
    case 'kind':
    case 'type':
    case 'default':
      return `${change.what} changed from ${toValue(change.before)} to ${toValue(change.after)}`;
    case 'interfaces':
    case 'possibleTypes':
    case 'locations': {
      const what = change.what === 'possibleTypes' ? 'possible types' : change.what;
      const lists = Object.entries({
        added: change.added,
        removed: change.removed,
      }).flatMap(([verb, names]) =>
        names.length === 0 ? [] : [`${verb} ${names.map(toCode).join(', ')}`],
      );
      return `${what}: ${lists.join('; ')}`;
    }
    default:
      return change satisfies never;
  }
}
