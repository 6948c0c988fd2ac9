import type {Nodes, Root} from 'mdast';

/** A paragraph, heading or row of a table as readers see it: blanks once, cells between ` | `. */
export interface Statement {
  readonly text: string;
  /** The offset into the source of each character. */
  readonly offsets: readonly number[];
  /** The inline code in it. */
  readonly code: readonly string[];
}

const WHOLE: ReadonlySet<string> = new Set(['paragraph', 'heading', 'tableRow']);

/** Reads what the prose of a document states. */
export function readStatements(root: Root): readonly Statement[] {
  const statements: Statement[] = [];
  const visit = (node: Nodes): void => {
    if (WHOLE.has(node.type)) statements.push(readStatement(node));
    else if ('children' in node) node.children.forEach(visit);
  };
  visit(root);
  return statements;
}

function readStatement(root: Nodes): Statement {
  let text = '';
  const offsets: number[] = [];
  const code: string[] = [];
  const add = (value: string, start: number): void => {
    for (let index = 0; index < value.length; index++) {
      const isBlank = /\s/.test(value[index] ?? '');
      if (isBlank && text.endsWith(' ')) continue;
      text += isBlank ? ' ' : (value[index] ?? '');
      offsets.push(start + index);
    }
  };
  const visit = (node: Nodes): void => {
    const start = node.position?.start.offset ?? 0;
    if (node.type === 'inlineCode') {
      code.push(node.value);
      add(node.value, start + 1);
    } else if (node.type === 'text') add(node.value, start);
    else if (node.type === 'break') add(' ', start);
    else if ('children' in node) {
      for (const [index, child] of node.children.entries()) {
        if (child.type === 'tableCell' && index > 0) add(' | ', start);
        visit(child);
      }
    }
  };
  visit(root);
  return {text, offsets, code};
}
