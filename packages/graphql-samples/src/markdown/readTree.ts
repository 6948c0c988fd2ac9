import type {Code, InlineCode, Nodes, Parents, Root, Yaml} from 'mdast';

/** Inline code with its place in the tree and in the text, and whether it may be a link. */
export interface InlineCodePlace {
  readonly node: InlineCode;
  readonly parent: Parents;
  readonly index: number;
  /** Of the first character of the code, from 1. */
  readonly line: number;
  readonly column: number;
  /** Headings and links have links of their own. */
  readonly canLink: boolean;
}

/** What of a document can speak of a schema. */
export interface TreeContent {
  /** The blocks of code, with a language or without. */
  readonly blocks: readonly Code[];
  readonly inlineCode: readonly InlineCodePlace[];
  readonly frontMatter: Yaml | undefined;
  /** The tree itself, for its prose. */
  readonly root: Root;
}

const LINKS: ReadonlySet<string> = new Set(['link', 'linkReference']);
/** MDX elements are known by their name. */
const LINK_ELEMENTS: ReadonlySet<string> = new Set(['a', 'Link']);

/** Walks a tree of Markdown or MDX, the one walk that checks and links share. */
export function readTree(root: Root): TreeContent {
  const blocks: Code[] = [];
  const inlineCode: InlineCodePlace[] = [];
  const visitChildren = (parent: Nodes, canLink: boolean): void => {
    if (!('children' in parent)) return;
    const inside = canLink && parent.type !== 'heading' && !isLink(parent);
    for (const [index, child] of parent.children.entries()) {
      if (child.type === 'code') blocks.push(child);
      else if (child.type === 'inlineCode') {
        inlineCode.push({...placeOf(child), node: child, parent, index, canLink: inside});
      } else visitChildren(child, inside);
    }
  };
  visitChildren(root, true);
  const frontMatter = root.children.find((child) => child.type === 'yaml');
  return {blocks, inlineCode, frontMatter, root};
}

/** The first character after the mark; marks of several characters are rare in prose. */
function placeOf({position}: InlineCode): {
  readonly line: number;
  readonly column: number;
} {
  const {line = 1, column = 1} = position?.start ?? {};
  return {line, column: column + 1};
}

function isLink(node: Nodes): boolean {
  return (
    LINKS.has(node.type) ||
    ('name' in node && typeof node.name === 'string' && LINK_ELEMENTS.has(node.name))
  );
}
