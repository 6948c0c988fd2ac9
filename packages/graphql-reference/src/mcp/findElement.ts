import {
  didYouMean,
  type Entry,
  isOperationKind,
  listEntries,
  suggestionList,
} from 'graphql-api-model';
import type {Api, Reference} from './Reference';

/** Characters of what a message quotes. */
const LONGEST_NAME = 100;

/** An error that names what is nearest to a name that nothing has. */
export function toUnknownError(written: string, names: readonly string[]): Error {
  const name = written.slice(0, LONGEST_NAME);
  const near = didYouMean(suggestionList(name, [...new Set(names)]));
  return new Error(
    `There is no "${name}".${near} The tool "search" finds names by what they do.`,
  );
}

/** Divides a name as the tool "search" prints it, such as `query space`. */
export function parseName(text: string): {readonly kind?: string; readonly name: string} {
  const [, kind, name = text] = /^(?:([a-z]+) +)?(\S.*)$/s.exec(text.trim()) ?? [];
  return {name, ...(kind !== undefined && {kind})};
}

/** `Query.space`, `space(id:)` and `@tag` have the names `space` and `tag`. */
function toName(name: string, {model}: Api): string {
  const [, owner, rest = ''] = /^@?(?:(\w+)\.)?(\w+)/.exec(name) ?? [];
  return owner === undefined || model.roots.some(({type}) => type === owner)
    ? rest
    : owner;
}

/** Finds an operation or a type by its name, or by the name of one of its members. */
export function findElement(
  {apis}: Pick<Reference, 'apis'>,
  text: string,
  isWanted: (entry: Entry) => boolean = () => true,
): {readonly api: Api; readonly entry: Entry} {
  const {kind: named, name} = parseName(text);
  for (const api of apis()) {
    const own = toName(name, api);
    const found = listEntries(api.model).filter(
      (entry) => entry.element.name === own && isWanted(entry),
    );
    const entry =
      found.find(({kind}) => kind === named) ??
      found.find(({kind}) => isOperationKind(kind)) ??
      found[0];
    if (entry) return {api, entry};
  }
  const others = apis().flatMap(({model}) => listEntries(model));
  const other = others.find(({element}) => element.name === name.replace(/^@/, ''));
  if (other) {
    const article = /^(?:object|interface|enum|input)$/.test(other.kind) ? 'an' : 'a';
    throw new Error(
      `"${name}" is ${article} ${other.kind}. The tool "describe" has its page.`,
    );
  }
  const entries = apis().flatMap(({model}) => listEntries(model).filter(isWanted));
  throw toUnknownError(
    name,
    entries.map(({element}) => element.name),
  );
}
