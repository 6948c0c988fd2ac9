import {
  visit,
  type DocumentNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
} from 'graphql';
import type {Uses} from './types';

const STRINGS = /"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"/g;

/** Adds what an excerpt of a schema shows of it. */
export function readExcerpt(document: DocumentNode, code: string, uses: Uses): void {
  const isWhole = !code.replaceAll(STRINGS, '').includes('#');
  visit(document, {
    NamedType: ({name}) => void uses.types.add(name.value),
    Directive: ({name}) => void uses.directives.add(`@${name.value}`),
  });
  for (const node of document.definitions) {
    if (!('name' in node)) continue;
    const type = node.name.value;
    if (node.kind.startsWith('Directive')) uses.directives.add(`@${type}`);
    else uses.types.add(type);
    if ('values' in node) {
      for (const {name} of node.values ?? []) uses.members.add(`${type}.${name.value}`);
    }
    if (!('fields' in node)) continue;
    for (const field of node.fields ?? []) {
      addMember(`${type}.${field.name.value}`, field, uses);
      if (isWhole) uses.whole.add(`${type}.${field.name.value}`);
    }
  }
}

function addMember(
  coordinate: string,
  node: FieldDefinitionNode | InputValueDefinitionNode,
  uses: Uses,
): void {
  uses.members.add(coordinate);
  uses.typed.add(coordinate);
  const mark = node.directives?.find(({name}) => name.value === 'deprecated');
  if (mark?.arguments?.length) uses.reasons.add(coordinate);
  if (!('arguments' in node)) return;
  for (const argument of node.arguments ?? []) {
    addMember(`${coordinate}(${argument.name.value}:)`, argument, uses);
  }
}
