import type {GroupName} from './groupResults';

/** What narrows a search, typed in front of a colon or chosen by a button. */
export interface Filter {
  readonly name: string;
  /** Kinds of result that it lets through; absent where it asks for something else than a kind. */
  readonly kinds?: readonly string[];
  /** On its button, where it has one. */
  readonly label?: string;
  /** The group of results that it asks for all of. */
  readonly group?: GroupName;
}

/** Every filter but `returns:`, which takes a name; those with a label in the order of the buttons. */
export const FILTERS: readonly Filter[] = [
  {name: 'guide', kinds: ['guide', 'blog', 'page'], label: 'Guides', group: 'guides'},
  {name: 'query', kinds: ['query'], label: 'Queries'},
  {name: 'mutation', kinds: ['mutation'], label: 'Mutations'},
  {name: 'subscription', kinds: ['subscription']},
  {
    name: 'operation',
    kinds: ['query', 'mutation', 'subscription'],
    group: 'operations',
  },
  {
    name: 'type',
    kinds: ['object', 'interface', 'enum', 'input', 'union', 'scalar', 'directive'],
    label: 'Types',
    group: 'types',
  },
  {name: 'field', kinds: ['field', 'input field'], label: 'Fields'},
  {name: 'arg', kinds: ['argument'], label: 'Arguments'},
  {name: 'enum', kinds: ['enum', 'enum value'], label: 'Enums'},
  {name: 'input', kinds: ['input', 'input field']},
  {name: 'directive', kinds: ['directive']},
  {
    name: 'member',
    kinds: ['field', 'input field', 'argument', 'enum value'],
    group: 'fields',
  },
  {name: 'deprecated', label: 'Deprecated'},
];

const BY_NAME: ReadonlyMap<string, Filter> = new Map(
  FILTERS.map((filter) => [filter.name, filter]),
);
const WRITTEN = /(?<!\S)([a-z]+):[ ]?/giu;

/** A query without its filters, and the filters in the order in which they were written. */
export interface FilteredText {
  readonly text: string;
  readonly filters: readonly Filter[];
}

/** Takes the filters out of a query; an unknown word before a colon stays a word. */
export function takeFilters(query: string): FilteredText {
  const filters: Filter[] = [];
  const text = query.replace(WRITTEN, (match, name: string) => {
    const filter = BY_NAME.get(name.toLowerCase());
    if (filter) filters.push(filter);
    return filter ? '' : match;
  });
  return {text, filters};
}

/** The query with this filter in place of any other, or without it where it is set. */
export function toggleFilter(query: string, filter: Filter): string {
  const {text, filters} = takeFilters(query);
  return filters.includes(filter) ? text : `${filter.name}: ${text}`;
}

/** The query that asks for all of a group. */
export function toGroupQuery(query: string, group: GroupName): string {
  const filter = FILTERS.find((candidate) => candidate.group === group);
  return filter ? `${filter.name}: ${query.trim()}` : query;
}
