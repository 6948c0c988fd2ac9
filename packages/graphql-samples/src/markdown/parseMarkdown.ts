import remarkComment from '@slorber/remark-comment';
import {assertNesting, limitNesting, memoize} from 'graphql-api-model';
import type {Nodes, Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {type Processor, unified} from 'unified';
import {visit} from 'unist-util-visit';

/** `md` is CommonMark with GFM, `mdx` is MDX as Docusaurus takes it. */
export type MarkdownFormat = 'md' | 'mdx';

function remarkLimitNesting(this: Processor): void {
  (this.data().micromarkExtensions ??= []).push(limitNesting);
}

const MARKDOWN = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkFrontmatter)
  .use(remarkLimitNesting)
  .freeze();
const MDX = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm)
  .use(remarkComment)
  .use(remarkLimitNesting)
  .freeze();

/** The parsers by format. A text that was parsed before is not parsed again. */
const PARSERS: Readonly<Record<MarkdownFormat, (text: string) => Root>> = {
  md: memoize((text) => MARKDOWN.parse(text)),
  mdx: memoize(parseMdx),
};

/**
 * Parses Markdown with the parsers that draw it. Callers leave the tree as it is. Throws
 * VFileMessage for a text that is not MDX, and NestingError for one that is nested too deeply.
 */
export function parseMarkdown(text: string, format: MarkdownFormat): Root {
  assertNesting(text);
  return PARSERS[format](text);
}

/** Headings of Docusaurus end with `{#id}`, which would be an expression in MDX. */
const HEADING_ID = /^(#{1,6} .*)\{(#[^}\n]*)\}(?=[ \t]*$)/gm;
/** Take the place of the braces and keep every column where it is. */
const [OPEN, CLOSE] = ['\uE000', '\uE001'];

function parseMdx(text: string): Root {
  const root = MDX.parse(text.replace(HEADING_ID, `$1${OPEN}$2${CLOSE}`));
  visit(root, (node: Nodes) => {
    if ('value' in node) {
      node.value = node.value.replaceAll(OPEN, '{').replaceAll(CLOSE, '}');
    }
  });
  return root;
}
