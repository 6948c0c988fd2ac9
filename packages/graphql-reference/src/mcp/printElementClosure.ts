import {type FieldElement, printClosure, type TypeElement} from 'graphql-api-model';
import {findCoordinates} from 'graphql-samples';
import {findElement} from './findElement';
import type {Reference} from './Reference';

const REST = 'Cut to fit. "# N more" is where a type has more: read it by "describe".';

/** The code of a block of GraphQL. */
const SAMPLE = /(?<=^(`{3,})graphql\b.*\n)[\s\S]*?(?=^\1$)/gm;

/**
 * The SDL of an operation or a type with the types that it reaches, the nearest first. The requests on the page
 * of an operation are valid by it.
 */
export function printElementClosure(reference: Reference, name: string): string {
  const {api, entry} = findElement(reference, name, ({kind}) => kind !== 'directive');
  const {kind} = entry;
  const element = entry.element as FieldElement | TypeElement;
  const page = reference
    .pages()
    .find((one) => one.kind === kind && one.name === element.name);
  const markdown = page && element.kind === 'field' ? reference.printPage(page.url) : '';
  const used = [...(markdown ?? '').matchAll(SAMPLE)].flatMap(([code]) =>
    findCoordinates(code, api.schema),
  );
  return printClosure(api.model, {kind, element}, {used, rest: REST});
}
