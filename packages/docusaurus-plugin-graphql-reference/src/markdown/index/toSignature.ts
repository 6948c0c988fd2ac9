import {type Entry, isOperationKind} from 'graphql-api-model';

/** An element on one line: `query spaces(first: Int = 10): [Space!]!`, `enum Kind`. */
export function toSignature({kind, element}: Entry): string {
  const at = kind === 'directive' ? '@' : '';
  const list =
    'arguments' in element
      ? element.arguments.map(({name, type, defaultValue}) => {
          const value = defaultValue === undefined ? '' : ` = ${defaultValue}`;
          return `${name}: ${type.notation}${value}`;
        })
      : [];
  const type =
    isOperationKind(kind) && 'type' in element ? `: ${element.type.notation}` : '';
  const given = list.length > 0 ? `(${list.join(', ')})` : '';
  return `${kind} ${at}${element.name}${given}${type}`;
}
