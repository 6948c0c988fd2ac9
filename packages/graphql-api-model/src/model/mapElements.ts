import type {ApiModel, Element} from './apiModel';

/** The element as it should be; undefined to leave it out. `parents` begin with the outermost. */
type Change = <Each extends Element>(
  element: Each,
  parents: readonly Element[],
) => Each | undefined;

/** The types and directives of a model, and their members and arguments, each one changed. */
export function mapElements(
  {types, directives}: ApiModel,
  change: Change,
): Pick<ApiModel, 'types' | 'directives'> {
  const mapAll = <Each extends Element>(
    list: readonly Each[],
    parents: readonly Element[] = [],
  ): readonly Each[] =>
    list.flatMap((element) => {
      const changed = change(element, parents);
      return changed ? [mapMembers(changed, [...parents, element])] : [];
    });
  const mapMembers = <Each extends Element>(
    element: Each,
    path: readonly Element[],
  ): Each => ({
    ...element,
    ...('arguments' in element && {arguments: mapAll(element.arguments, path)}),
    ...('fields' in element && {fields: mapAll<Element>(element.fields, path)}),
    ...('values' in element && {values: mapAll(element.values, path)}),
  });
  return {types: mapAll(types), directives: mapAll(directives)};
}
