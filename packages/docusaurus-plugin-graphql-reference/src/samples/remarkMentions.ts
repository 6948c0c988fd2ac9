import type {GraphQLSchema} from 'graphql';
import type {InlineCode, Link, Nodes, Root} from 'mdast';
import {readMention} from './readMention';

interface RemarkMentionsOptions {
  /** The address of a schema coordinate, if it has one. */
  readonly linkTo: (coordinate: string) => string | undefined;
  /** Asked for each document, for in development the schema changes. */
  readonly schema: () => GraphQLSchema;
}

/** Nodes whose inline code stays as it is; MDX elements are known by their name. */
const WITHOUT_LINKS: ReadonlySet<string> = new Set(['heading', 'link', 'linkReference']);
const LINK_ELEMENTS: ReadonlySet<string> = new Set(['a', 'Link']);

/**
 * Remark plugin: inline code that names an element of the schema becomes a link round the
 * code, except in headings and links. The mark `!` of a mention that opts out is removed.
 */
export function remarkMentions({linkTo, schema}: RemarkMentionsOptions) {
  return (root: Root): void => {
    visitChildren(root, schema(), true);
  };

  function visitChildren(parent: Nodes, current: GraphQLSchema, linked: boolean): void {
    if (!('children' in parent)) {
      return;
    }
    const inside = linked && !isWithoutLinks(parent);
    for (const [index, child] of parent.children.entries()) {
      if (child.type === 'inlineCode') {
        parent.children[index] = toMention(child, current, inside);
      } else {
        visitChildren(child, current, inside);
      }
    }
  }

  function toMention(
    node: InlineCode,
    current: GraphQLSchema,
    linked: boolean,
  ): InlineCode | Link {
    const {text, coordinate} = readMention(node.value, current);
    const code = {...node, value: text};
    const url = linked && coordinate !== undefined ? linkTo(coordinate) : undefined;
    return url === undefined ? code : {type: 'link', url, children: [code]};
  }
}

function isWithoutLinks(node: Nodes): boolean {
  return (
    WITHOUT_LINKS.has(node.type) ||
    ('name' in node && typeof node.name === 'string' && LINK_ELEMENTS.has(node.name))
  );
}
