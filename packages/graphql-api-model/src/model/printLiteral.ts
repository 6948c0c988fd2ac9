import {print, type ValueNode, visit} from 'graphql';

/** A literal on one line: block strings become strings of the same value. */
export function printLiteral(node: ValueNode): string {
  return print(visit(node, {StringValue: (text) => ({...text, block: false})}));
}
