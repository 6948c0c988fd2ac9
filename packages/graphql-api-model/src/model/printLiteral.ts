import {Kind, print, type ValueNode} from 'graphql';

/** A literal on one line, in one form for all versions of graphql-js: block strings become strings of the same value. */
export function printLiteral(node: ValueNode): string {
  switch (node.kind) {
    case Kind.LIST:
      return `[${node.values.map(printLiteral).join(', ')}]`;
    case Kind.OBJECT: {
      const fields = node.fields.map(
        ({name, value}) => `${name.value}: ${printLiteral(value)}`,
      );
      return `{${fields.join(', ')}}`;
    }
    case Kind.STRING:
      return print({...node, block: false});
    default:
      return print(node);
  }
}
