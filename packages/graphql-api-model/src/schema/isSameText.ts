import {print, visit, type ASTNode} from 'graphql';

/** Whether two nodes say the same, their descriptions apart. */
export function isSameText(first: ASTNode, second: ASTNode): boolean {
  return printWithoutDescriptions(first) === printWithoutDescriptions(second);
}

function printWithoutDescriptions(node: ASTNode): string {
  return print(
    visit(node, {
      enter: (part: ASTNode) =>
        'description' in part ? {...part, description: undefined} : undefined,
    }),
  );
}
