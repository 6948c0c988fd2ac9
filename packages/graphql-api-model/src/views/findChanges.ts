import type {ApiModel, Element} from '../model/apiModel';
import type {Change, Difference, NameList} from '../model/change';
import {coerceLiteral} from '../model/coerceLiteral';
import {listElements} from '../model/listElements';
import {isRequired} from '../model/members';

type Elements = ReadonlyMap<
  string,
  {readonly element: Element; readonly parent: string | undefined}
>;

/** Every element of a state by its coordinate; what GraphQL itself brings is in every state. */
function indexElements(model: ApiModel): Elements {
  return new Map(
    [...listElements(model)]
      .filter(({element, parents: [top = element]}) => !('isBuiltIn' in top))
      .map(({element, parents}) => [
        element.coordinate,
        {element, parent: parents.at(-1)?.coordinate},
      ]),
  );
}

/** The outermost elements that only the first of two states has. */
function findMissing(from: Elements, to: Elements): readonly Element[] {
  return [...from.values()]
    .filter(
      ({element, parent}) =>
        !to.has(element.coordinate) && (parent === undefined || to.has(parent)),
    )
    .map(({element}) => element);
}

const LISTS: readonly NameList[] = ['interfaces', 'possibleTypes', 'locations'];

function compareLists(before: Element, after: Element): readonly Difference[] {
  return LISTS.flatMap((what) => {
    const [from, to] = [before, after].map(
      (element): readonly string[] =>
        (element as Partial<Record<NameList, readonly string[]>>)[what] ?? [],
    ) as [readonly string[], readonly string[]];
    const added = to.filter((name) => !from.includes(name));
    const removed = from.filter((name) => !to.includes(name));
    return added.length + removed.length === 0 ? [] : [{what, added, removed}];
  });
}

/** An element, and the state that it is from. */
interface Placed<Part extends Element = Element> {
  readonly element: Part;
  readonly state: Elements;
}

type Typed = Extract<Element, {readonly type: unknown}>;

function isTyped(placed: Placed): placed is Placed<Typed> {
  return 'type' in placed.element;
}

/**
 * Whether two defaults are one value, however they are written, and whatever became of the defaults
 * inside their type, which are changes of their own.
 */
function isSameDefault(
  before: Placed<Typed>,
  after: Placed<Typed>,
  [from, to]: readonly [string, string],
): boolean {
  const read = (literal: string, {element, state}: Placed<Typed>): string =>
    coerceLiteral(literal, element.type.notation, (name) => state.get(name)?.element);
  return [before, after].some((other) => read(from, before) === read(to, other));
}

function compareTypes(
  before: Placed<Typed>,
  after: Placed<Typed>,
): readonly Difference[] {
  const types = {
    before: before.element.type.notation,
    after: after.element.type.notation,
  };
  const [from, to] = [before, after].map(({element}) =>
    'defaultValue' in element ? element.defaultValue : undefined,
  );
  const isSame =
    from === to ||
    (from !== undefined && to !== undefined && isSameDefault(before, after, [from, to]));
  const defaults = {
    ...(from !== undefined && {before: from}),
    ...(to !== undefined && {after: to}),
  };
  return [
    ...(types.before === types.after ? [] : [{what: 'type' as const, ...types}]),
    ...(isSame ? [] : [{what: 'default' as const, ...defaults}]),
  ];
}

/** What an element is to requests. */
function kindOf(element: Element): string {
  if (element.kind === 'input' && element.isOneOf) return 'oneOf input';
  if (element.kind === 'directive' && element.isRepeatable) return 'repeatable directive';
  return element.kind;
}

function compareElements(from: Placed, to: Placed): readonly Difference[] {
  const [{element: before}, {element: after}] = [from, to];
  const kinds = {before: kindOf(before), after: kindOf(after)};
  if (before.kind !== after.kind) return [{what: 'kind', ...kinds}];
  const deprecation = after.deprecation ? 'deprecated' : 'restored';
  return [
    ...(kinds.before === kinds.after ? [] : [{what: 'kind' as const, ...kinds}]),
    // Nothing has both, and most elements have a type.
    ...(isTyped(from) && isTyped(to)
      ? compareTypes(from, to)
      : compareLists(before, after)),
    ...(!before.deprecation === !after.deprecation ? [] : [{what: deprecation} as const]),
  ];
}

/** Whether values that the type `before` takes are taken by the type `after`, too. */
function canWrite(before: string, after: string): boolean {
  if (before.endsWith('!')) return canWrite(before.slice(0, -1), after.replace(/!$/, ''));
  if (after.endsWith('!')) return false;
  if (before.startsWith('[') && after.startsWith('[')) {
    return canWrite(before.slice(1, -1), after.slice(1, -1));
  }
  return before === after;
}

function isBreaking(
  element: Element,
  difference: Difference,
  former: Element | undefined,
): boolean {
  switch (difference.what) {
    case 'removed':
      return true;
    case 'kind':
      // What was written before is written once, or with one member, and stays valid.
      return !(
        difference.after === 'repeatable directive' || difference.before === 'oneOf input'
      );
    case 'type':
      // Who reads a value needs of the new type what the old one promised.
      return element.kind === 'field'
        ? !canWrite(difference.after, difference.before)
        : !canWrite(difference.before, difference.after);
    case 'interfaces':
    case 'possibleTypes':
    case 'locations':
      return difference.removed.length > 0;
    case 'added':
      return isRequired(element);
    case 'default':
      // A client that relied on the former default gets another one, or an error.
      return !former || !isRequired(former);
    case 'deprecated':
    case 'restored':
      return false;
    default:
      return difference satisfies never;
  }
}

/**
 * What differs between two states of a schema: elements that came, went, were deprecated or changed,
 * in the order of the schema. What a new or lost element contains is not listed by itself;
 * descriptions and other directives are not compared.
 *
 * @param before - The earlier state.
 * @param after - The later state.
 */
export function findChanges(before: ApiModel, after: ApiModel): readonly Change[] {
  const [from, to] = [indexElements(before), indexElements(after)];
  const toChange = (
    element: Element,
    difference: Difference,
    former?: Element,
  ): Change => ({
    ...difference,
    coordinate: element.coordinate,
    isBreaking: isBreaking(element, difference, former),
    ...(difference.what === 'removed' && element.deprecation && {wasDeprecated: true}),
  });
  return [
    ...findMissing(from, to).map((element) => toChange(element, {what: 'removed'})),
    ...[...to.values()].flatMap(({element, parent}) => {
      const former = from.get(element.coordinate)?.element;
      if (former) {
        return compareElements({element: former, state: from}, {element, state: to}).map(
          (difference) => toChange(element, difference, former),
        );
      }
      const isOutermost = parent === undefined || from.has(parent);
      return isOutermost ? [toChange(element, {what: 'added'})] : [];
    }),
  ];
}
