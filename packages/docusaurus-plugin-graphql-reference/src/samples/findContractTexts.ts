import {
  type ApiModel,
  type Contract,
  type Element,
  listElements,
} from 'graphql-api-model';
import type {MarkdownFile} from 'graphql-samples';

/** Finds the prose in the directives of operations, error codes and scopes, which names elements, too. */
export function findContractTexts(model: ApiModel): readonly MarkdownFile[] {
  const {errorCodes = [], scopes = []} = model;
  const own = [
    ...errorCodes.flatMap(({meaning, action, general}) => [meaning, action, general]),
    ...scopes.map(({meaning}) => meaning),
  ].filter((text) => text !== undefined);
  return [
    ...[...listElements(model)].flatMap(({element}) => toFiles(element)),
    ...own.map((text) => toFile(text, 'directives of the schema')),
  ];
}

function toFiles(element: Element): readonly MarkdownFile[] {
  if (element.kind !== 'field' || !element.contract) return [];
  const {coordinate, position} = element;
  const place = position ? ` (${position.file}:${position.line})` : '';
  const name = `directives of ${coordinate}${place}`;
  return textsOf(element.contract).map((text) => toFile(text, name));
}

function textsOf({access, errors, rates}: Contract): readonly string[] {
  return [
    access?.unless,
    ...(access?.conditions ?? []),
    ...errors.flatMap(({when, action}) => [when, action]),
    ...rates,
  ].filter((text) => text !== undefined);
}

function toFile(text: string, name: string): MarkdownFile {
  return {text, format: 'md', file: name};
}
