import {isOperationKind, printClosure, printTypeClosure} from 'graphql-api-model';
import {findElement} from './findElement';
import type {Reference} from './Reference';

/** About 3,000 tokens. */
const MOST = 10_000;

/** The SDL of an operation or a type with the types that it reaches, the nearest first. */
export function printElementClosure(reference: Reference, name: string): string {
  const {api, entry} = findElement(reference, name, ({kind}) => kind !== 'directive');
  const {kind, element} = entry;
  const options = {most: MOST};
  if (isOperationKind(kind)) {
    return printClosure(api.model, {kind, name: element.name}, options);
  }
  const type = api.model.types.find((one) => one.name === element.name)!;
  return printTypeClosure(api.model, type, options);
}
