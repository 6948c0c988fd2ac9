import path from 'node:path';
import {ReportError} from '../schema/ReportError';
import type {ApiModel, ArgumentElement, Element} from './apiModel';
import {describeUnrecorded, readArgument} from './appliedDirectives';
import {compareNames} from './compareNames';
import {groupByPrefix} from './groupByPrefix';
import {adviseOnMissing, describeUnused} from './hideElements';
import {listElements} from './listElements';
import {mapElements} from './mapElements';
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

type ByDirective = Exclude<GroupBy, string | {readonly map: unknown}>;
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

function findArgument(
  {directives}: ApiModel,
  by: ByDirective,
): ArgumentElement | undefined {
  return directives
    .find(({name}) => name === by.directive)
    ?.arguments.find(({name}) => name === by.argument);
}

/** By a string or enum value; other values are not names. */
function groupByDirective(model: ApiModel, by: ByDirective): GroupOf {
  const argument = findArgument(model, by) ?? {name: by.argument};
  return ({directives}) => {
    const applied = directives.find(({name}) => name === by.directive);
    const value = applied && readArgument(applied, argument);
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

/** Finds the name of the domain of an element, which is its label in a map. */
function createNameOf(model: ApiModel, by: GroupBy): GroupOf {
  if (by === 'none') return () => undefined;
  if (typeof by === 'string') return by === 'prefix' ? groupByPrefix(model) : groupByFile;
  return 'map' in by ? groupByMap(model, by.map) : groupByDirective(model, by);
}

function createGroupOf(model: ApiModel, {by, labels}: Grouping): GroupOf {
  const nameOf = createNameOf(model, by);
  if (typeof by === 'object' && 'map' in by) return nameOf;
  return (element) => {
    const name = nameOf(element);
    if (name === undefined) return undefined;
    return Object.hasOwn(labels, name) ? labels[name] : toLabel(name);
  };
}

/**
 * Finds what of a grouping has no effect on a model.
 *
 * @throws ReportError where it reads directives of an introspection result, which has none.
 */
export function checkGrouping(
  model: ApiModel,
  {by, labels}: Grouping,
): readonly string[] {
  const elements = [...listElements(model)].map(({element}) => element);
  if (typeof by === 'object' && 'map' in by) {
    return Object.entries(by.map).flatMap(([label, list]) =>
      describeUnused(model, `"groupBy" for "${label}"`, list),
    );
  }
  const nameOf = createNameOf(model, by);
  const names = new Set(elements.flatMap((element) => nameOf(element) ?? []));
  return [
    ...(typeof by === 'object' ? checkDirective(model, by, names.size > 0) : []),
    ...Object.keys(labels)
      .filter((name) => !names.has(name))
      .map(
        (name) =>
          `The option "groupLabels" has a label for "${name}", which "groupBy" does not find. ${adviseOnMissing(name, [...names])}`,
      ),
  ];
}

function checkDirective(
  model: ApiModel,
  by: ByDirective,
  isFound: boolean,
): readonly string[] {
  const name = `@${by.directive}`;
  const unrecorded = describeUnrecorded(model, 'groupBy', name);
  if (unrecorded !== undefined) throw new ReportError(unrecorded);
  const directive = model.directives.find(({coordinate}) => coordinate === name);
  const known = (directive?.arguments ?? model.directives).map((one) => one.coordinate);
  const [start, text] = ['The option "groupBy" reads', `${name}(${by.argument}:)`];
  if (!findArgument(model, by)) {
    const missing = directive ? text : name;
    return [
      `${start} "${missing}", which the schema does not declare. ${adviseOnMissing(missing, known)}`,
    ];
  }
  return isFound
    ? []
    : [`${start} "${text}", which names no domain anywhere. Apply it, or remove it.`];
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
