import type {GraphQLSchema} from 'graphql';
import {memoize, nearestName} from 'graphql-api-model';
import {elementsOf} from '../samples/elements';
import type {Name} from './parseName';

/** The names that a text may use. */
export interface KnownNames {
  readonly schema: GraphQLSchema;
  /** The names beside the schema: error codes, scopes, and those that the owner lists. */
  readonly names: ReadonlySet<string>;
  /** The words of the code blocks of the page. */
  readonly words: ReadonlySet<string>;
}

/** Returns the problem of a name that is neither in the schema nor in the lists. */
export function findUnknown(name: Name, known: KnownNames): string | undefined {
  const {schema, names, words} = known;
  const {types, members, args, directives} = namesOfSchema(schema);
  const wanted = name.kind === 'member' ? (name.owner ?? '') : name.name;
  const isIn = (...sets: readonly ReadonlySet<string>[]): boolean =>
    sets.some((set) => set.has(wanted));
  switch (name.kind) {
    case 'directive':
      return isIn(directives)
        ? undefined
        : toMessage('directive', wanted, directives, '@');
    case 'variable':
      return isIn(words) ? undefined : toMessage('variable', wanted, words, '$');
    case 'member':
      return isIn(types, names, words) ? undefined : toMessage('type', wanted, types);
    case 'call': {
      if (!isIn(members, names, words)) return toMessage('field', wanted, members);
      const wrong = name.args.find((arg) => isIn(members) && !args.has(arg));
      return wrong === undefined ? undefined : toMessage('argument', wrong, args);
    }
    case 'word': {
      const all = [names, types, members, args, words];
      if (isIn(...all)) return undefined;
      const hint = toHint(
        wanted,
        all.flatMap((set) => [...set]),
      );
      return `"${wanted}" is not a name of the schema, of a sample on this page or of the known names.${hint}`;
    }
  }
}

function toMessage(
  kind: string,
  name: string,
  known: Iterable<string>,
  sign = '',
): string {
  return `There is no ${kind} "${sign}${name}".${toHint(name, known, sign)}`;
}

function toHint(name: string, known: Iterable<string>, sign = ''): string {
  const nearest = nearestName(name, [...known]);
  return nearest === undefined ? '' : ` Did you mean "${sign}${nearest}"?`;
}

const META_FIELDS = ['__typename', '__schema', '__type'];

/** The names of types, of directives, of fields, input fields and enum values, and of arguments. */
const namesOfSchema = memoize((schema: GraphQLSchema) => {
  const elements = [...elementsOf(schema)];
  const select = (shape: RegExp): string[] =>
    elements.flatMap(([coordinate, {name}]) => (shape.test(coordinate) ? name : []));
  return {
    types: new Set(select(/^\w+$/)),
    directives: new Set(select(/^@\w+$/)),
    members: new Set([...select(/^\w+\.\w+$/), ...META_FIELDS]),
    args: new Set(select(/\)$/)),
  };
}, new WeakMap());
