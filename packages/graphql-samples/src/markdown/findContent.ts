import type {Code, Heading, InlineCode, Nodes, Parents, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {TextHeading} from '../report/CheckedText';

/** Inline code with its place in the tree and in the text. */
export interface InlineCodePlace {
  readonly node: InlineCode;
  readonly parent: Parents;
  readonly index: number;
  /** Line and column of the first character of the code, from 1. */
  readonly line: number;
  readonly column: number;
  /** False in headings and links, which have a link of their own. */
  readonly canLink: boolean;
}

/** The headings and the code of a document. */
export interface Content {
  readonly headings: readonly TextHeading[];
  readonly blocks: readonly Code[];
  readonly inlineCode: readonly InlineCodePlace[];
}

const LINKS: ReadonlySet<string> = new Set(['heading', 'link', 'linkReference']);
/** The names of MDX elements that are links. */
const LINK_ELEMENTS: ReadonlySet<string> = new Set(['a', 'Link']);

/** Finds the headings, code blocks and inline code of a tree of Markdown or MDX. */
export function findContent(root: Root): Content {
  const headings: TextHeading[] = [];
  const blocks: Code[] = [];
  const inlineCode: InlineCodePlace[] = [];
  const visitChildren = (parent: Nodes, canLink: boolean): void => {
    if (!('children' in parent)) return;
    const inside = canLink && !isLink(parent);
    if (parent.type === 'heading')
      headings.push({text: toText(parent), line: parent.position?.start.line ?? 1});
    for (const [index, child] of parent.children.entries()) {
      if (child.type === 'code') blocks.push(child);
      else if (child.type === 'inlineCode') {
        // The code begins after its mark; marks of several characters are rare in prose.
        const {line = 1, column = 1} = child.position?.start ?? {};
        const place = {line, column: column + 1, node: child, parent, index};
        inlineCode.push({...place, canLink: inside});
      } else visitChildren(child, inside);
    }
  };
  visitChildren(root, true);
  return {headings, blocks, inlineCode};
}

/** A comment at the end of a heading whose first word is its id. */
const ID_COMMENT = /^(?:\/\*|<!--)\s*(#\S+).*(?:\*\/|-->)$/s;
const COMMENTS: ReadonlySet<string> = new Set(['mdxTextExpression', 'html']);

function toText(heading: Heading): string {
  const last = heading.children.at(-1);
  if (!last || !('value' in last) || !COMMENTS.has(last.type)) return toString(heading);
  const [, id] = ID_COMMENT.exec(last.value) ?? [];
  if (id === undefined) return toString(heading);
  return `${toString(heading.children.slice(0, -1)).trimEnd()} {/* ${id} */}`;
}

function isLink(node: Nodes): boolean {
  return (
    LINKS.has(node.type) ||
    ('name' in node && typeof node.name === 'string' && LINK_ELEMENTS.has(node.name))
  );
}
