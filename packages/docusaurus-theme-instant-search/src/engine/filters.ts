/** A group of results in the palette. */
export type GroupName = 'guides' | 'operations' | 'types' | 'fields';

/** What narrows a search, typed in front of a colon or chosen by a button. */
export interface Filter {
  readonly name: string;
  /** Kinds of result that it lets through; absent where it asks for something else than a kind. */
  readonly kinds?: readonly string[];
  /** Words that say the same in front of a name or after it: `mutation vote`, `Poll type`. */
  readonly words?: readonly string[];
  /** The group of results that it asks for all of. */
  readonly group?: GroupName;
}

/** Every filter but `returns:`, which takes a name. */
export const FILTERS: readonly Filter[] = [
  {name: 'guide', kinds: ['guide', 'blog', 'page'], group: 'guides'},
  {name: 'query', kinds: ['query'], words: ['query', 'queries']},
  {
    name: 'mutation',
    kinds: ['mutation'],
    words: ['mutation', 'mutations'],
  },
  {
    name: 'subscription',
    kinds: ['subscription'],
    words: ['subscription', 'subscriptions'],
  },
  {
    name: 'operation',
    kinds: ['query', 'mutation', 'subscription'],
    words: ['operation', 'operations'],
    group: 'operations',
  },
  {
    name: 'type',
    kinds: ['object', 'interface', 'enum', 'input', 'union', 'scalar', 'directive'],
    words: ['type', 'types'],
    group: 'types',
  },
  {name: 'object', kinds: ['object'], words: ['object', 'objects']},
  {name: 'interface', kinds: ['interface'], words: ['interface', 'interfaces']},
  {name: 'union', kinds: ['union'], words: ['union', 'unions']},
  {name: 'scalar', kinds: ['scalar'], words: ['scalar', 'scalars']},
  {
    name: 'field',
    kinds: ['field', 'input field'],
    words: ['field', 'fields'],
  },
  {
    name: 'arg',
    kinds: ['argument'],
    words: ['arg', 'args', 'argument', 'arguments'],
  },
  {name: 'enum', kinds: ['enum', 'enum value'], words: ['enum', 'enums']},
  {name: 'input', kinds: ['input', 'input field'], words: ['input', 'inputs']},
  {name: 'directive', kinds: ['directive'], words: ['directive', 'directives']},
  {
    name: 'member',
    kinds: ['field', 'input field', 'argument', 'enum value', 'error code', 'scope'],
    group: 'fields',
  },
  {name: 'deprecated'},
];

const BY_NAME: ReadonlyMap<string, Filter> = new Map(
  FILTERS.map((filter) => [filter.name, filter]),
);
const BY_WORD: ReadonlyMap<string, Filter> = new Map(
  FILTERS.flatMap((filter) => (filter.words ?? []).map((word) => [word, filter])),
);
const WRITTEN = /(?<!\S)([a-z]+):[ ]?/giu;

/** A query without its filters, and the filters in the order in which they were written. */
export interface FilteredText {
  readonly text: string;
  readonly filters: readonly Filter[];
}

/** Takes the filters out of a query; an unknown word before a colon stays a word. */
export function parseFilters(query: string): FilteredText {
  const filters: Filter[] = [];
  const text = query.replace(WRITTEN, (match, name: string) => {
    const filter = BY_NAME.get(name.toLowerCase());
    if (filter) filters.push(filter);
    return filter ? '' : match;
  });
  return {text, filters};
}

/** The query with this filter in place of any other, or without it where it is set. */
export function toggleFilter(query: string, name: string): string {
  const {text, filters} = parseFilters(query);
  return filters.some((filter) => filter.name === name) ? text : `${name}: ${text}`;
}

/**
 * The query with a filter in place of the word that stands for it, at its beginning or its end: each
 * way to read it, none where there is no such word.
 */
export function parseKindWords(query: string): string[] {
  const words = query.trim().split(/\s+/u);
  if (words.length < 2) return [];
  return [
    [words[0]!, words.slice(1)] as const,
    [words.at(-1)!, words.slice(0, -1)] as const,
  ].flatMap(([word, others]) => {
    const filter = BY_WORD.get(word.toLowerCase());
    return filter ? [`${filter.name}: ${others.join(' ')}`] : [];
  });
}

/** The query that asks for all of a group. */
export function toGroupQuery(query: string, group: GroupName): string {
  const filter = FILTERS.find((candidate) => candidate.group === group);
  return filter ? `${filter.name}: ${query.trim()}` : query;
}
