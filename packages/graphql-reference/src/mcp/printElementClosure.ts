import {type FieldElement, printClosure, type TypeElement} from 'graphql-api-model';
import {findElement} from './findElement';
import type {Reference} from './Reference';

/** About 3,000 tokens. */
const MOST = 10_000;

/** The SDL of an operation or a type with the types that it reaches, the nearest first. */
export function printElementClosure(reference: Reference, name: string): string {
  const {api, entry} = findElement(reference, name, ({kind}) => kind !== 'directive');
  const element = entry.element as FieldElement | TypeElement;
  return printClosure(api.model, {kind: entry.kind, element}, MOST);
}
