import {toSingular} from 'graphql-api-model/words';

/** A group of results in the palette. */
export type GroupName = 'best' | 'guides' | 'operations' | 'types' | 'fields';

/** What narrows a search, typed in front of a colon or chosen by a button. */
export interface Filter {
  readonly name: string;
  /** Kinds of result that it lets through; absent where it is about something else than a kind. */
  readonly kinds?: readonly string[];
  /** The group of results that it lists whole. */
  readonly group?: GroupName;
}

const OPERATIONS = ['query', 'mutation', 'subscription'];
const TYPES = ['object', 'interface', 'enum', 'input', 'union', 'scalar', 'directive'];
const MEMBERS = ['field', 'input field', 'argument', 'enum value'];
/** Of these, the filter has the name of the only kind. */
const SINGLE = [...OPERATIONS, 'object', 'interface', 'union', 'scalar', 'directive'];

/** Filters whose names are also words in front of a name or after it: `mutation vote`, `Poll type`. */
const KIND_WORDS: readonly Filter[] = [
  ...SINGLE.map((name) => ({name, kinds: [name]})),
  {name: 'operation', kinds: OPERATIONS, group: 'operations'},
  {name: 'type', kinds: TYPES, group: 'types'},
  {name: 'field', kinds: ['field', 'input field']},
  {name: 'arg', kinds: ['argument']},
  {name: 'enum', kinds: ['enum', 'enum value']},
  {name: 'input', kinds: ['input', 'input field']},
];

/** Every filter but `returns:`, which takes a name. */
export const FILTERS: readonly Filter[] = [
  {name: 'guide', kinds: ['guide', 'blog', 'page'], group: 'guides'},
  ...KIND_WORDS,
  {name: 'member', kinds: [...MEMBERS, 'error code', 'scope'], group: 'fields'},
  {name: 'deprecated'},
];

const WRITTEN = /(?<!\S)([a-z]+):[ ]?/giu;

/** A query without its filters, and the filters in the order in which they were written. */
export interface FilteredText {
  readonly text: string;
  readonly filters: readonly Filter[];
}

/** Takes the filters out of a query; an unknown word before a colon stays a word. */
export function parseFilters(query: string): FilteredText {
  const filters: Filter[] = [];
  const text = query.replace(WRITTEN, (match, written: string) => {
    const filter = FILTERS.find(({name}) => name === written.toLowerCase());
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
  const [first, last] = [words[0]!, words.at(-1)!];
  return [
    ...toFilter(first).map((name) => `${name}: ${words.slice(1).join(' ')}`),
    ...toFilter(last).map((name) => `${name}: ${words.slice(0, -1).join(' ')}`),
  ];
}

function toFilter(word: string): string[] {
  const singular = toSingular(word.toLowerCase()).replace(/^argument$/u, 'arg');
  return KIND_WORDS.map(({name}) => name).filter((name) => name === singular);
}

/** The query that lists a whole group. */
export function toGroupQuery(query: string, group: GroupName): string {
  const filter = FILTERS.find((candidate) => candidate.group === group);
  return filter ? `${filter.name}: ${query.trim()}` : query;
}
