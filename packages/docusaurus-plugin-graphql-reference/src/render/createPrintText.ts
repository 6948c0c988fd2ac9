import type {Link, Nodes, Paragraph, Parents, Root} from 'mdast';
import {isPlain, memoize, parseDescription} from 'graphql-api-model';
import {printTree} from 'docusaurus-plugin-markdown-pages/print';
import {visit} from 'unist-util-visit';
import type {DescriptionCode} from '../samples/createDescriptionCode';
import type {ResolveLink} from '../links/createLinkResolver';
import {isSafeLink} from '../links/isSafeLink';

/** Prints a description as part of the Markdown of a page; empty where there is none. */
export type PrintText = (markdown: string) => string;

/** A heading of a description would break the outline of the page that it is on. */
function toParagraph(heading: Parents): Paragraph {
  const children = heading.children as Paragraph['children'];
  return {type: 'paragraph', children: [{type: 'strong', children}]};
}

/** Replaces references such as `[a][1]` by links and images that have the address. */
function resolveReferences(tree: Root): void {
  const urls = new Map<string, string>();
  visit(tree, 'definition', ({identifier, url}) => {
    if (!urls.has(identifier)) urls.set(identifier, url);
  });
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    if (node.type === 'definition') {
      parent.children.splice(index, 1);
      return index;
    }
    const url = 'identifier' in node ? (urls.get(node.identifier) ?? '') : '';
    if (node.type === 'linkReference')
      parent.children[index] = {type: 'link', url, children: node.children};
    if (node.type === 'imageReference')
      parent.children[index] = {type: 'image', url, alt: node.alt ?? ''};
    return undefined;
  });
}

/** Descriptions as they are on pages: links resolved, marks of names removed, headings bold. */
export function createPrintText({
  readMention,
  resolve,
}: Pick<DescriptionCode, 'readMention'> & {
  readonly resolve: ResolveLink;
}): PrintText {
  const change = (
    node: Nodes,
    index: number | undefined,
    parent?: Parents,
  ): number | undefined => {
    if ('url' in node) node.url = resolve(node.url);
    if (node.type === 'inlineCode') node.value = readMention(node.value).text;
    if (node.type === 'table') {
      // GFM shows no cells beyond those of the first row.
      const width = node.children[0]?.children.length;
      for (const row of node.children) row.children.splice(width ?? 0);
    }
    if (!parent || index === undefined) return undefined;
    if (node.type === 'link' && !isSafeLink(node.url)) {
      parent.children.splice(index, 1, ...node.children);
      return index;
    }
    if (node.type === 'heading') parent.children[index] = toParagraph(node);
    // Of an image of another host the page has a link.
    if (node.type === 'image') {
      const {url, alt} = node;
      const link: Link = {
        type: 'link',
        url,
        children: [{type: 'text', value: alt || url}],
      };
      const isText = parent.type === 'link' || !isSafeLink(url);
      parent.children[index] = isText ? link.children[0]! : link;
    }
    return undefined;
  };
  return memoize((markdown: string) => {
    const source = markdown.trim();
    if (isPlain(source)) return source.replaceAll(/\s*\n\s*/g, ' ');
    const tree = parseDescription(source);
    resolveReferences(tree);
    visit(tree, change);
    return printTree(tree);
  });
}
