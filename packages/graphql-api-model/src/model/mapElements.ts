import type {ApiModel, Element} from './apiModel';

/** The element as it should be; undefined to leave it out. `parents` begin with the outermost. */
type Change = <Each extends Element>(
  element: Each,
  parents: readonly Element[],
) => Each | undefined;

/**
 * The types and directives of a model, and their members and arguments, each one changed. What stays as
 * it is, with all that it contains, is the same object afterwards.
 */
export function mapElements(
  {types, directives}: ApiModel,
  change: Change,
): Pick<ApiModel, 'types' | 'directives'> {
  const mapAll = <Each extends Element>(
    list: readonly Each[],
    parents: readonly Element[] = [],
  ): readonly Each[] => {
    const mapped = list.flatMap((element) => {
      const changed = change(element, parents);
      return changed ? [mapMembers(changed, [...parents, element])] : [];
    });
    const isSame =
      mapped.length === list.length && mapped.every((one, at) => one === list[at]);
    return isSame ? list : mapped;
  };
  const mapMembers = <Each extends Element>(
    element: Each,
    path: readonly Element[],
  ): Each => {
    const members = {
      ...('arguments' in element && {arguments: mapAll(element.arguments, path)}),
      ...('fields' in element && {fields: mapAll<Element>(element.fields, path)}),
      ...('values' in element && {values: mapAll(element.values, path)}),
    };
    const isSame = Object.entries(members).every(
      ([name, list]) => list === element[name as keyof Each],
    );
    return isSame ? element : {...element, ...members};
  };
  return {types: mapAll(types), directives: mapAll(directives)};
}
