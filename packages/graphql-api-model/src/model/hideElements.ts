import {adviseOnName} from '../words';
import {ReportError} from '../schema/ReportError';
import type {ApiModel, Element} from './apiModel';
import {listElements} from './listElements';
import {toNamePattern} from './toNamePattern';
import {withoutElements} from './withoutElements';

interface Hiding {
  /**
   * Coordinates such as `Type`, `Type.field`, `Type.field(argument:)` and `Type.VALUE`, and names
   * of operations; `*` stands for any letters. `@directive` hides what the directive is applied
   * to, and the directive.
   */
  readonly patterns: readonly string[];
  /** Whether a pattern that hits nothing is a warning instead of an error. */
  readonly lenient: boolean;
}

interface Hidden {
  readonly model: ApiModel;
  readonly warnings: readonly string[];
  /**
   * Whether the element of a coordinate of the schema is not shown, by itself or with one of its ancestors:
   * what is hidden, what is `@inaccessible`, and what only a router needs.
   */
  readonly isHidden: (coordinate: string) => boolean;
}

/** What a pattern may look like. */
export const HIDE_PATTERN =
  /^(?:@[\w*]+(?:\([\w*]+:\))?|[\w*]+(?:\.[\w*]+(?:\([\w*]+:\))?)?)$/;

interface Pattern {
  readonly text: string;
  readonly matches: (element: Element) => boolean;
}

/**
 * The model without what its owner does not show. What is left out is counted, and still named
 * where other elements return or take it.
 */
export function hideElements(model: ApiModel, {patterns, lenient}: Hiding): Hidden {
  if (patterns.length === 0)
    return {model, warnings: [], isHidden: createIsHidden(model)};
  const prepared = patterns.map((text) => toPattern(text, model));
  const unused = new Set(prepared);
  const hidden = new Set<Element>();
  for (const {element} of listElements(model)) {
    if (element.kind === 'schema') continue;
    for (const pattern of prepared) {
      if (!pattern.matches(element)) continue;
      unused.delete(pattern);
      hidden.add(element);
    }
  }
  const problems = [...unused].map(({text}) => describeUnused(text, model));
  if (problems.length > 0 && !lenient) throw new ReportError(problems.join('\n'));
  const reduced = withoutElements(model, (element) => hidden.has(element));
  return {
    model: {...reduced.model, hidden: model.hidden + reduced.count},
    warnings: problems,
    isHidden: createIsHidden(reduced.model),
  };
}

function createIsHidden(model: ApiModel): Hidden['isHidden'] {
  const shown = listCoordinates(model);
  // Introspection is part of every schema.
  return (coordinate) => !shown.has(coordinate) && !/(?:^|\.)__/.test(coordinate);
}

function listCoordinates(model: ApiModel): ReadonlySet<string> {
  return new Set([...listElements(model)].map(({element}) => element.coordinate));
}

function toPattern(text: string, model: ApiModel): Pattern {
  const pattern = toNamePattern(text, model);
  const isDirective = /^@[\w*]+$/.test(text);
  return {
    text,
    matches: ({coordinate, directives}) =>
      pattern.test(coordinate) ||
      (isDirective && directives.some(({name}) => pattern.test(`@${name}`))),
  };
}

function describeUnused(text: string, model: ApiModel): string {
  const names = [...listCoordinates(model)];
  return `The option "hide" names "${text}", which the schema does not have. ${adviseOnMissing(text, names)}`;
}

/** How to fix an option that names what the schema does not have. */
export function adviseOnMissing(name: string, names: readonly string[]): string {
  const otherwise = 'Write a name that the schema has, or remove it.';
  return adviseOnName(name, names, otherwise, ' If not, remove it.');
}
