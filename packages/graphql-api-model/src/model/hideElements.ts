import {type ConstValueNode, Kind, parseConstValue, specifiedDirectives} from 'graphql';
import {adviseOnName} from '../words';
import {ReportError} from '../schema/ReportError';
import type {ApiModel, DirectiveElement, Element} from './apiModel';
import {describeUnrecorded} from './appliedDirectives';
import {listElements} from './listElements';
import {isForSchemas} from './listEntries';
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
  /** About directives that hide only their own definitions. */
  readonly unapplied: readonly string[];
  /**
   * Whether the element of a coordinate of the schema is not shown, by itself or with one of its ancestors:
   * what is hidden, what is `@inaccessible`, and what only a router needs.
   */
  readonly isHidden: (coordinate: string) => boolean;
}

/** The directives whose uses are fields of introspection. */
const INTROSPECTED = new Set(specifiedDirectives.map(({name}) => name));

/** What a pattern may look like. */
export const HIDE_PATTERN =
  /^(?:@[\w*]+(?:\([\w*]+:\))?|[\w*]+(?:\.[\w*]+(?:\([\w*]+:\))?)?)$/;

interface Pattern {
  readonly text: string;
  readonly name: RegExp;
  readonly isDirective: boolean;
}

/**
 * The model without what its owner does not show. What is left out is counted, and still named
 * where other elements return or take it.
 */
export function hideElements(model: ApiModel, {patterns, lenient}: Hiding): Hidden {
  if (patterns.length === 0)
    return {model, warnings: [], unapplied: [], isHidden: createIsHidden(model)};
  const prepared = patterns.map(
    (text): Pattern => ({
      text,
      name: toNamePattern(text, model),
      isDirective: /^@[\w*]+$/.test(text),
    }),
  );
  assertRecorded(prepared, model);
  const unused = new Set(prepared);
  const applied = new Set<Pattern>();
  const hidden = new Set<Element>();
  for (const {element} of listElements(model)) {
    if (element.kind === 'schema') continue;
    for (const pattern of prepared) {
      const isMarked =
        pattern.isDirective &&
        element.directives.some(({name}) => pattern.name.test(`@${name}`));
      if (isMarked) applied.add(pattern);
      else if (!pattern.name.test(element.coordinate)) continue;
      unused.delete(pattern);
      hidden.add(element);
    }
  }
  const problems = describeUnused(
    model,
    '"hide"',
    [...unused].map(({text}) => text),
  );
  if (problems.length > 0 && !lenient) throw new ReportError(problems.join('\n'));
  const reduced = withoutElements(model, (element) => hidden.has(element));
  const isHidden = createIsHidden(reduced.model);
  assertDefaults(reduced.model, model, isHidden);
  return {
    model: {...reduced.model, hidden: model.hidden + reduced.count},
    warnings: problems,
    unapplied: prepared
      .filter(
        (pattern) =>
          !applied.has(pattern) &&
          findDirectives(pattern, model).some(
            (one) => isForSchemas(one) && !INTROSPECTED.has(one.name),
          ),
      )
      .map(
        ({text}) =>
          `The option "hide" names "${text}", which is applied to nothing, so that only its definition is hidden. If it should be, name the files in which the schema is written: a printed schema has no applied directives.`,
      ),
    isHidden,
  };
}

/** Throws where a default names a hidden value or field, which its page and the SDL would show. */
function assertDefaults(
  shown: ApiModel,
  {types}: ApiModel,
  isHidden: Hidden['isHidden'],
): void {
  const byName = new Map(types.map((type) => [type.name, type]));
  const findHidden = (node: ConstValueNode, notation: string): string | undefined => {
    if (node.kind === Kind.LIST)
      return node.values.map((item) => findHidden(item, notation)).find(Boolean);
    const type = byName.get(notation.replaceAll(/[[\]!]/g, ''));
    if (node.kind === Kind.ENUM && type?.kind === 'enum')
      return isHidden(`${type.name}.${node.value}`)
        ? `${type.name}.${node.value}`
        : undefined;
    if (node.kind !== Kind.OBJECT || type?.kind !== 'input') return undefined;
    return node.fields
      .map(({name: {value: name}, value}) => {
        const field = type.fields.find((one) => one.name === name);
        if (!field) return undefined;
        return isHidden(field.coordinate)
          ? field.coordinate
          : findHidden(value, field.type.notation);
      })
      .find(Boolean);
  };
  const problems = [...listElements(shown)].flatMap(({element}) => {
    if (!('defaultValue' in element)) return [];
    const {coordinate, defaultValue, type} = element;
    const found = findHidden(parseConstValue(defaultValue), type.notation);
    return found === undefined
      ? []
      : [
          `The option "hide" hides "${found}", but the default of "${coordinate}" names it. Hide "${coordinate}", too, or show "${found}".`,
        ];
  });
  if (problems.length > 0) throw new ReportError(problems.join('\n'));
}

function createIsHidden(model: ApiModel): Hidden['isHidden'] {
  const shown = listCoordinates(model);
  // Introspection is part of every schema.
  return (coordinate) => !shown.has(coordinate) && !/(?:^|\.)__/.test(coordinate);
}

function listCoordinates(model: ApiModel): ReadonlySet<string> {
  return new Set([...listElements(model)].map(({element}) => element.coordinate));
}

function findDirectives(
  {name, isDirective}: Pattern,
  {directives}: ApiModel,
): readonly DirectiveElement[] {
  return isDirective ? directives.filter(({coordinate}) => name.test(coordinate)) : [];
}

/** Throws where nobody can know what a pattern hides, however lenient: it would be published. */
function assertRecorded(patterns: readonly Pattern[], model: ApiModel): void {
  const problems = patterns.flatMap((pattern) => {
    const found = findDirectives(pattern, model);
    const isKnown = found.every(
      (one) => INTROSPECTED.has(one.name) || !isForSchemas(one),
    );
    if (!pattern.isDirective || (found.length > 0 && isKnown)) return [];
    return describeUnrecorded(model, 'hide', pattern.text) ?? [];
  });
  if (problems.length > 0) throw new ReportError(problems.join('\n'));
}

/** The messages about patterns of an option that match nothing of a model. */
export function describeUnused(
  model: ApiModel,
  option: string,
  patterns: readonly string[],
): readonly string[] {
  if (patterns.length === 0) return [];
  const names = [...listCoordinates(model)];
  return patterns
    .filter((text) => {
      const pattern = toNamePattern(text, model);
      return !names.some((name) => pattern.test(name));
    })
    .map(
      (text) =>
        `The option ${option} names "${text}", which the schema does not have. ${adviseOnMissing(text, names)}`,
    );
}

/** How to fix an option that names what the schema does not have. */
export function adviseOnMissing(name: string, names: readonly string[]): string {
  const otherwise = 'Write a name that the schema has, or remove it.';
  return adviseOnName(name, names, otherwise, ' If not, remove it.');
}
