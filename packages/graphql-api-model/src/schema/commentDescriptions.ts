import {
  Kind,
  TokenKind,
  visit,
  type ASTNode,
  type DocumentNode,
  type StringValueNode,
  type Token,
} from 'graphql';

/** A line that only divides, such as `#######` or `# ----`. */
const RULE = /^[\s#*=_-]*$/;
/** What tools read from comments. */
const INSTRUCTION = /^\s*(?:import|eslint-\w+|prettier-ignore)\b/;

/**
 * The document with the comments right above a definition as its description, as schemas were
 * described before GraphQL had descriptions. What has a description keeps it.
 */
export function withCommentDescriptions(document: DocumentNode): DocumentNode {
  return visit(document, {
    enter(node: ASTNode & {readonly description?: StringValueNode | undefined}) {
      if (!('description' in node) || node.description) return undefined;
      const value = commentAbove(node);
      const description: StringValueNode = {kind: Kind.STRING, value, block: true};
      return value === '' ? undefined : {...node, description};
    },
  });
}

function commentAbove({loc}: ASTNode): string {
  const lines: string[] = [];
  let token = loc?.startToken.prev ?? undefined;
  for (; token && isLineAbove(token); token = token.prev ?? undefined) {
    lines.unshift(token.value);
  }
  return lines
    .filter((line) => !INSTRUCTION.test(line))
    .map((line) => (RULE.test(line) ? '' : line.replace(/^#* ?/, '')))
    .join('\n')
    .trim();
}

/** Whether a token is a comment that has its line to itself, and the next line is not empty. */
function isLineAbove({kind, line, next, prev}: Token): boolean {
  return kind === TokenKind.COMMENT && line + 1 === next?.line && line !== prev?.line;
}
