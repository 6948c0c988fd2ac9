import {isOperationKind} from 'graphql-api-model';
import {createExamples, type OperationKind} from 'graphql-examples';
import {findElement} from './findElement';
import type {Reference} from './Reference';

function printJson(title: string, value: unknown): string {
  return `${title}:\n\n\`\`\`json\n${JSON.stringify(value, undefined, 2)}\n\`\`\``;
}

/** A generated request for an operation, with its response. */
export function printExample(
  reference: Reference,
  name: string,
  size: 'required' | 'full',
): string {
  const {api, entry} = findElement(reference, name, ({kind}) => isOperationKind(kind));
  const {kind, element} = entry;
  const {required, full = required} = createExamples(api.schema)(
    kind as OperationKind,
    element.name,
  );
  const {document, variables, response} = size === 'full' ? full : required;
  return [
    `\`\`\`graphql\n${document.trim()}\n\`\`\``,
    printJson('Variables', variables),
    printJson('Response', response),
  ].join('\n\n');
}
