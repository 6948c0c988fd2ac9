import type {Nodes, Root} from 'mdast';

/** A paragraph, heading or row of a table as readers see it: blanks once, cells between ` | `. */
export interface Statement {
  readonly text: string;
  /** The offset into the source of each character. */
  readonly offsets: readonly number[];
  /** The inline code in it, and where that begins in the text. */
  readonly code: readonly {readonly text: string; readonly at: number}[];
}

const WHOLE: ReadonlySet<string> = new Set(['paragraph', 'heading', 'tableRow']);

/** Reads what the prose of a document states. */
export function readStatements(root: Root, source: string): readonly Statement[] {
  const statements: Statement[] = [];
  const visit = (node: Nodes): void => {
    if (WHOLE.has(node.type)) statements.push(readStatement(node, source));
    else if ('children' in node) node.children.forEach(visit);
  };
  visit(root);
  return statements;
}

function readStatement(root: Nodes, source: string): Statement {
  let text = '';
  const offsets: number[] = [];
  const code: {text: string; at: number}[] = [];
  const add = (value: string, start: number): void => {
    let next = start;
    for (const character of value.split('')) {
      // The tree leaves out what stands before the continued lines of lists and quotes.
      const found = source.indexOf(character, next);
      const at = found === -1 ? next : found;
      next = at + 1;
      const isBlank = /\s/.test(character);
      if (isBlank && text.endsWith(' ')) continue;
      text += isBlank ? ' ' : character;
      offsets.push(at);
    }
  };
  const visit = (node: Nodes): void => {
    const start = node.position?.start.offset ?? 0;
    if (node.type === 'inlineCode') {
      code.push({text: node.value, at: text.length});
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
