import type {ApiModel, Element} from '../model/apiModel';
import type {Change, Difference, NameList} from '../model/change';
import {listElements} from '../model/listElements';
import {isRequired} from '../model/members';
import {canRead, canWrite} from './isCompatible';

type Elements = ReadonlyMap<
  string,
  {readonly element: Element; readonly parent?: string}
>;

/** Every element of a state by its coordinate; what GraphQL itself brings is in every state. */
function indexElements(model: ApiModel): Elements {
  return new Map(
    [...listElements(model)]
      .filter(({element, parents: [top = element]}) => !('isBuiltIn' in top))
      .map(({element, parents}) => {
        const parent = parents.at(-1)?.coordinate;
        return [element.coordinate, {element, ...(parent !== undefined && {parent})}];
      }),
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

function isBreakingWhenAdded(element: Element): boolean {
  return (
    (element.kind === 'argument' || element.kind === 'input field') && isRequired(element)
  );
}

function compareNames(
  what: NameList,
  before: readonly string[],
  after: readonly string[],
): readonly Difference[] {
  const added = after.filter((name) => !before.includes(name));
  const removed = before.filter((name) => !after.includes(name));
  return added.length + removed.length === 0 ? [] : [{what, added, removed}];
}

function compareDeprecation(before: Element, after: Element): readonly Difference[] {
  if (before.deprecation && !after.deprecation) return [{what: 'restored'}];
  return !before.deprecation && after.deprecation ? [{what: 'deprecated'}] : [];
}

function compareDefaults(before: Element, after: Element): readonly Difference[] {
  if (!('type' in before && 'type' in after)) return [];
  const [from, to] = [before, after].map((element) =>
    'defaultValue' in element ? element.defaultValue : undefined,
  );
  if (from === to) return [];
  return [
    {
      what: 'default',
      ...(from !== undefined && {before: from}),
      ...(to !== undefined && {after: to}),
    },
  ];
}

function compareTypes(before: Element, after: Element): readonly Difference[] {
  if (!('type' in before && 'type' in after)) return [];
  const [from, to] = [before.type.notation, after.type.notation];
  return from === to ? [] : [{what: 'type', before: from, after: to}];
}

function compareLists(before: Element, after: Element): readonly Difference[] {
  if ('interfaces' in before && 'interfaces' in after) {
    return compareNames('interfaces', before.interfaces, after.interfaces);
  }
  if (before.kind === 'union' && after.kind === 'union') {
    return compareNames('possibleTypes', before.possibleTypes, after.possibleTypes);
  }
  return before.kind === 'directive' && after.kind === 'directive'
    ? compareNames('locations', before.locations, after.locations)
    : [];
}

/** What an element is, as far as requests can tell. */
function kindOf(element: Element): string {
  if (element.kind === 'input' && element.isOneOf) return 'oneOf input';
  if (element.kind === 'directive' && element.isRepeatable) return 'repeatable directive';
  return element.kind;
}

function compareElements(before: Element, after: Element): readonly Difference[] {
  const kinds = {before: kindOf(before), after: kindOf(after)};
  if (before.kind !== after.kind) return [{what: 'kind', ...kinds}];
  return [
    ...(kinds.before === kinds.after ? [] : [{what: 'kind' as const, ...kinds}]),
    ...compareTypes(before, after),
    ...compareDefaults(before, after),
    ...compareLists(before, after),
    ...compareDeprecation(before, after),
  ];
}

/**
 * What differs between two states of a schema: elements that came, went, were deprecated or changed,
 * in the order of the schema. What a new or lost element holds is not told apart from it;
 * descriptions and other directives are not compared.
 *
 * @param before - The earlier state.
 * @param after - The later state.
 */
export function findChanges(before: ApiModel, after: ApiModel): readonly Change[] {
  const [from, to] = [indexElements(before), indexElements(after)];
  const isBreaking = (element: Element, difference: Difference): boolean => {
    switch (difference.what) {
      case 'removed':
        return true;
      case 'kind':
        // What was written before is written once, or with one member, and stays valid.
        return !(
          difference.after === 'repeatable directive' ||
          difference.before === 'oneOf input'
        );
      case 'type':
        return element.kind === 'field'
          ? !canRead(difference.before, difference.after)
          : !canWrite(difference.before, difference.after);
      case 'default':
        return isBreakingWhenAdded(element);
      case 'interfaces':
      case 'possibleTypes':
      case 'locations':
        return difference.removed.length > 0;
      case 'added':
        return isBreakingWhenAdded(element);
      case 'deprecated':
      case 'restored':
        return false;
      default:
        return difference satisfies never;
    }
  };
  const toChange = (element: Element, difference: Difference): Change => ({
    ...difference,
    coordinate: element.coordinate,
    isBreaking: isBreaking(element, difference),
  });
  return [
    ...findMissing(from, to).map((element) => toChange(element, {what: 'removed'})),
    ...[...to.values()].flatMap(({element, parent}) => {
      const former = from.get(element.coordinate)?.element;
      if (former) {
        return compareElements(former, element).map((difference) =>
          toChange(element, difference),
        );
      }
      const isOutermost = parent === undefined || from.has(parent);
      return isOutermost ? [toChange(element, {what: 'added'})] : [];
    }),
  ];
}
