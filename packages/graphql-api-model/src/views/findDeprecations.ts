import type {ApiModel, Element} from '../model/apiModel';
import {listElements} from '../model/listElements';
import {findRemoval} from './findRemoval';

/** A deprecated element, with its reason and the facts of its directives. */
export interface Deprecated {
  readonly element: Element;
  /** Those that contain it, the outermost first. */
  readonly parents: readonly Element[];
  /** The coordinates of what the reason names. */
  readonly replacements: readonly string[];
  /** Names in a reason that names a replacement, and that do not exist. */
  readonly unknown: readonly string[];
  /** The day of its removal: `2027-06-01`. */
  readonly removal?: string;
}

/** Inline code that may name an element: `Type.field(argument:)` or a part of it. */
const NAMES = /`(?<name>@?[A-Za-z_]\w*(?:\.\w+)?(?:\(\w+:\))?)`/g;
const LITERALS: ReadonlySet<string> = new Set(['null', 'true', 'false']);
const TELLS_WHAT_TO_USE = /\b(?:use|replaced|instead|in fav\w+r of)\b/i;

/** Finds everything that is deprecated, in the order of the schema. */
export function findDeprecations(model: ApiModel): readonly Deprecated[] {
  const visits = [...listElements(model)];
  const coordinates = new Set(visits.map(({element}) => element.coordinate));
  const roots = model.roots.map(({type}) => type);
  return visits.flatMap(({element, parents}): readonly Deprecated[] => {
    if (!element.deprecation) return [];
    const {reason = ''} = element.deprecation;
    const owner = parents.at(-1)?.coordinate ?? '';
    // A name alone is one of its neighbours, before it is an operation.
    const resolve = (name: string): string | undefined =>
      [
        `${owner}.${name}`,
        `${owner}(${name}:)`,
        name,
        ...roots.map((root) => `${root}.${name}`),
      ]
        .filter((coordinate) => coordinate !== element.coordinate)
        .find((coordinate) => coordinates.has(coordinate));
    const names = [...reason.matchAll(NAMES)]
      .map(({groups}) => groups?.['name'] ?? '')
      .filter((name) => !LITERALS.has(name));
    const removal = findRemoval(element);
    return [
      {
        element,
        parents,
        replacements: names.flatMap((name) => resolve(name) ?? []),
        unknown: TELLS_WHAT_TO_USE.test(reason)
          ? names.filter((name) => resolve(name) === undefined)
          : [],
        ...(removal !== undefined && {removal}),
      },
    ];
  });
}
