import path from 'node:path';
import type {ApiModel, Element} from './apiModel';
import {compareNames} from './compareNames';
import {groupByPrefix} from './groupByPrefix';
import {mapElements} from './mapElements';
import {readLiteral} from './readLiteral';
import {toNamePattern} from './toNamePattern';

/** How operations and types are put into domains. */
export type GroupBy =
  | 'none'
  /** By the schema file that defines them. */
  | 'file'
  /** By the first words of names: `SpaceMember` and `createSpace` both belong to "Space". */
  | 'prefix'
  /** By an argument of a directive: `{directive: 'doc', argument: 'category'}`. */
  | {readonly directive: string; readonly argument: string}
  /** By name: labels with coordinates, `*` for any letters: `{Spaces: ['Space*']}`. */
  | {readonly map: Readonly<Record<string, readonly string[]>>};

export interface Grouping {
  readonly by: GroupBy;
  /**
   * Labels by the name found: a file's name, the first words of names, "built-in" for what
   * GraphQL brings, or a directive's value. Names with one label form one domain; the order is that shown.
   */
  readonly labels: Readonly<Record<string, string>>;
}

type GroupOf = (element: Element) => string | undefined;

/** `good-news` as a label: "Good news". */
function toLabel(name: string): string {
  const words = name.replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function groupByFile(element: Element): string | undefined {
  const {position} = element;
  if (position) {
    const file = position.file.replace(/\.gz$/, '');
    return path.basename(file, path.extname(file));
  }
  return 'isBuiltIn' in element ? 'built-in' : undefined;
}

/** By a string or enum value; other values are not names. */
function groupByDirective(
  by: Exclude<GroupBy, string | {readonly map: unknown}>,
): GroupOf {
  return ({directives}) => {
    const applied = directives.find(({name}) => name === by.directive);
    const argument = applied?.arguments.find(({name}) => name === by.argument);
    const value = argument && readLiteral(argument.value);
    return typeof value === 'string' ? value.trim() : undefined;
  };
}

function groupByMap(
  model: ApiModel,
  map: Readonly<Record<string, readonly string[]>>,
): GroupOf {
  const patterns = Object.entries(map).flatMap(([label, list]) =>
    list.map((text) => ({label, pattern: toNamePattern(text, model)})),
  );
  return ({coordinate}) => patterns.find(({pattern}) => pattern.test(coordinate))?.label;
}

function createGroupOf(model: ApiModel, {by, labels}: Grouping): GroupOf {
  if (by === 'none') return () => undefined;
  if (typeof by === 'object' && 'map' in by) return groupByMap(model, by.map);
  const ofWord = by === 'prefix' ? groupByPrefix(model) : groupByFile;
  const nameOf = typeof by === 'object' ? groupByDirective(by) : ofWord;
  return (element) => {
    const name = nameOf(element);
    if (name === undefined) return undefined;
    return Object.hasOwn(labels, name) ? labels[name] : toLabel(name);
  };
}

function orderGroups(found: ReadonlySet<string>, order: readonly string[]): string[] {
  const listed = [...new Set(order)].filter((group) => found.has(group));
  const rest = [...found].filter((group) => !order.includes(group));
  return [...listed, ...rest.toSorted(compareNames)];
}

/** The model with the domain of each type, root field and directive. */
export function groupElements(model: ApiModel, grouping: Grouping): ApiModel {
  const groupOf = createGroupOf(model, grouping);
  const found = new Set<string>();
  const roots = new Set(model.roots.map(({type}) => type));
  const elements = mapElements(model, (element, [top, ...others]) => {
    const isRoot = (one: Element): boolean =>
      one.kind === 'object' && roots.has(one.name);
    const isGrouped = top ? isRoot(top) && others.length === 0 : !isRoot(element);
    const group = isGrouped ? groupOf(element) : undefined;
    if (group === undefined) return element;
    found.add(group);
    return {...element, group};
  });
  return {
    ...model,
    ...elements,
    groups: orderGroups(found, Object.values(grouping.labels)),
  };
}
