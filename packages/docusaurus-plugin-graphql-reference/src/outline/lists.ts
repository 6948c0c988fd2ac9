import {
  type Entry,
  isExecutable,
  type ListKind,
  type Permalinks,
} from 'graphql-api-model';

/** The entries of a list; directives of requests are in two. */
export function listEntriesOf(
  list: ListKind,
  entries: readonly Entry[],
): readonly Entry[] {
  return entries.filter(({kind, element}) =>
    list === 'executable' ? isExecutable(element) : kind === list,
  );
}

/** The page of an entry in a list. */
export function getEntryHref(
  {kind, element: {name}}: Entry,
  list: ListKind,
  {entry, executableDirective}: Permalinks,
): string {
  return list === 'executable' ? executableDirective(name) : entry(kind, name);
}

/** The name of an entry as readers write it. */
export function getDisplayName({name, kind}: Entry['element']): string {
  return kind === 'directive' ? `@${name}` : name;
}
