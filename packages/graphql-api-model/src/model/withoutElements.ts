import type {ApiModel, AppliedDirective, Element, TypeElement} from './apiModel';
import {mapElements} from './mapElements';

/** Decides by an element and its ancestors whether it stays out of a model. */
export type IsLeftOut = (element: Element, parents: readonly Element[]) => boolean;

interface Reduced {
  readonly model: ApiModel;
  /** Elements that are left out; what they contain goes with them and is not counted. */
  readonly count: number;
}

/**
 * A model without some of its elements, and without what connects others to
 * these: interfaces, members of unions, applied directives. A type that fields or arguments
 * name stays named there.
 */
export function withoutElements(model: ApiModel, isLeftOut: IsLeftOut): Reduced {
  const gone = new Set<string>();
  const kept = mapElements(model, (element, parents) => {
    if (!isLeftOut(element, parents)) return element;
    gone.add(element.coordinate);
    return undefined;
  });
  if (gone.size === 0) return {model, count: 0};
  const count = gone.size;
  // A root type without operations has no page.
  const rootNames = new Set(model.roots.map(({type}) => type));
  for (const type of kept.types) {
    if (rootNames.has(type.name) && getFields(type).length === 0) gone.add(type.name);
  }
  // Nothing refers to a member by its coordinate.
  const isNamed = [...gone].some((coordinate) => !coordinate.includes('.'));
  const {types, directives} = isNamed
    ? mapElements({...model, ...kept}, (element) => withoutNames(element, gone))
    : kept;
  const shown = types.filter(({name}) => !gone.has(name));
  const roots = model.roots.filter(({type}) => shown.some(({name}) => name === type));
  const used = new Set(
    [...shown, ...shown.flatMap(getFields), ...directives].map(({group}) => group),
  );
  const groups = model.groups.filter((group) => used.has(group));
  const schema = withoutNames(model.schema, gone);
  return {model: {...model, schema, roots, types: shown, directives, groups}, count};
}

/** An element without the names of what is gone; the same one where it has none of them. */
function withoutNames<Each extends Element>(
  element: Each,
  gone: ReadonlySet<string>,
): Each {
  const names = [
    ...element.directives.flatMap(({name, arguments: list}) => [
      `@${name}`,
      ...list.map((argument) => `@${name}(${argument.name}:)`),
    ]),
    ...('interfaces' in element ? element.interfaces : []),
    ...('possibleTypes' in element ? element.possibleTypes : []),
  ];
  if (!names.some((name) => gone.has(name))) return element;
  const keep = (names: readonly string[]): readonly string[] =>
    names.filter((name) => !gone.has(name));
  return {
    ...element,
    directives: element.directives.flatMap((one) => withoutArguments(one, gone)),
    ...('interfaces' in element && {interfaces: keep(element.interfaces)}),
    ...('possibleTypes' in element && {possibleTypes: keep(element.possibleTypes)}),
  };
}

function withoutArguments(
  {name, arguments: list}: AppliedDirective,
  gone: ReadonlySet<string>,
): readonly AppliedDirective[] {
  const left = list.filter((argument) => !gone.has(`@${name}(${argument.name}:)`));
  return gone.has(`@${name}`) ? [] : [{name, arguments: left}];
}

function getFields(type: TypeElement): readonly {readonly group?: string}[] {
  return type.kind === 'object' ? type.fields : [];
}
