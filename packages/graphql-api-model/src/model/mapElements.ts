import type {ApiModel, Element} from './apiModel';

/** The element as it should be; undefined to leave it out. `parents` begin with the outermost. */
type Change = <Each extends Element>(
  element: Each,
  parents: readonly Element[],
) => Each | undefined;

const MEMBERS = ['arguments', 'fields', 'values'];

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
    const mapped: Each[] = [];
    let isSame = true;
    for (const element of list) {
      const changed = change(element, parents);
      const whole = changed && mapMembers(changed, [...parents, element]);
      if (whole) mapped.push(whole);
      isSame &&= whole === element;
    }
    return isSame ? list : mapped;
  };
  const mapMembers = <Each extends Element>(
    element: Each,
    path: readonly Element[],
  ): Each => {
    let mapped = element;
    for (const name of MEMBERS) {
      const list = element[name as keyof Each] as readonly Element[] | undefined;
      if (!list?.length) continue;
      const members = mapAll(list, path);
      if (members !== list) mapped = {...mapped, [name]: members};
    }
    return mapped;
  };
  return {types: mapAll(types), directives: mapAll(directives)};
}
