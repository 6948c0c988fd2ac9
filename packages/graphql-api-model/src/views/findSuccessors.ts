import type {ApiModel, FieldElement} from '../model/apiModel';
import {findRoot} from '../model/listEntries';

/** Finds the operations that replace a deprecated one; none for any other. */
export type FindSuccessors = (operation: FieldElement) => readonly FieldElement[];

/** Names in inline code, with the root type or without it, and the word after "use". */
const NAMES = /`(?:\w+\.)?(?<code>\w+)[^`]*`|\buse\s+(?:\w+\.)?(?<word>\w+)/gi;

/** Makes the function that finds the operations which the reason of a deprecation names. */
export function createFindSuccessors(model: ApiModel): FindSuccessors {
  const operations = model.roots.flatMap(({kind}) => findRoot(model, kind)?.fields ?? []);
  return (operation) => {
    const names = [...(operation.deprecation?.reason ?? '').matchAll(NAMES)].map(
      ({groups}) => groups?.['code'] ?? groups?.['word'],
    );
    return operations.filter(
      ({name, coordinate, deprecation}) =>
        coordinate !== operation.coordinate && !deprecation && names.includes(name),
    );
  };
}
