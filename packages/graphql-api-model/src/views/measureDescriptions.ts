import type {ApiModel, Element} from '../model/apiModel';
import {listElements} from '../model/listElements';

/** How much of a schema its authors have described. */
export interface DescriptionCoverage {
  readonly total: number;
  readonly described: number;
  /** What has no description, in the order of the schema. */
  readonly missing: readonly Element[];
}

/** Counts the elements of a schema, built-in ones left out, and those with a description. */
export function measureDescriptions(model: ApiModel): DescriptionCoverage {
  const elements = [...listElements(model)].flatMap(({element, parents: [top]}) =>
    element.kind === 'schema' || 'isBuiltIn' in (top ?? element) ? [] : [element],
  );
  const missing = elements.filter(({description}) => description === undefined);
  return {
    total: elements.length,
    described: elements.length - missing.length,
    missing,
  };
}
