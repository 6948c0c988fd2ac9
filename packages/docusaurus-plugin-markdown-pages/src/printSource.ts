import {readFileSync} from 'node:fs';
import path from 'node:path';
import remarkComment from '@slorber/remark-comment';
import type {Nodes, Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {type Pluggable, unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import type {Source} from './contentPlugins';
import {joinBlocks, type MarkdownPage, printTree} from './print';
import {type Making, toPlain} from './toPlain';

/** What files are printed with. */
export interface Printing extends Pick<Making, 'forms' | 'onUnknown'> {
  /** The folder of the site. */
  readonly siteDir: string;
  /** The setting `markdown.format` of the site. */
  readonly format: 'md' | 'mdx' | 'detect';
  /** The address of a link that a file has: of another file, or within the site. */
  readonly resolve: (url: string, file: string) => string;
}

const MARKDOWN = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkFrontmatter)
  .freeze();
const MDX = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm)
  .use(remarkComment)
  .freeze();

/** Headings of Docusaurus end with `{#id}`, which would be an expression in MDX. */
const HEADING_ID = /^(#{1,6} .*)\{(#[^}\n]*)\}(?=[ \t]*$)/gm;
/** Take the place of the braces and keep every column where it is. */
const [OPEN, CLOSE] = ['\uE000', '\uE001'];

/** Parses MDX as Docusaurus does; throws VFileMessage for a text that is not MDX. */
export function parseMdx(text: string): Root {
  const root = MDX.parse(text.replace(HEADING_ID, `$1${OPEN}$2${CLOSE}`));
  visit(root, (node: Nodes) => {
    if ('value' in node) {
      node.value = node.value.replaceAll(OPEN, '{').replaceAll(CLOSE, '}');
    }
  });
  return root;
}

const PARTIAL = /import\s+(\w+)\s+from\s+['"](\.[^'"]+\.mdx?)['"]/g;
const OWN_COMPONENT = /export\s+(?:const|let|function)\s+([A-Z]\w*)/g;

/** The plugin that replaces code by HTML; its copy in a configuration is another function. */
function isStaticCode(plugin: Pluggable): boolean {
  const [attacher] = Array.isArray(plugin) ? plugin : [plugin];
  return typeof attacher === 'function' && attacher.name === 'staticCode';
}

/**
 * The Markdown of a file: what its owner's plugins make of its tree, with components in their forms.
 * `importers` are the files that the file is part of.
 */
async function printFile(
  file: string,
  remarkPlugins: readonly Pluggable[],
  printing: Printing,
  importers: readonly string[] = [],
): Promise<string> {
  if (importers.includes(file)) return '';
  const {siteDir, format, forms, resolve, onUnknown} = printing;
  const source = readFileSync(file, 'utf8');
  const isPlain = format === 'md' || (format === 'detect' && file.endsWith('.md'));
  const tree = isPlain ? MARKDOWN.parse(source) : parseMdx(source);
  const plugins = remarkPlugins.filter((plugin) => !isStaticCode(plugin));
  const vfile = new VFile({path: file, value: source});
  const changed = (await unified()
    .use([...plugins])
    .run(tree, vfile)) as Root;
  const code = changed.children
    .flatMap((node) => (node.type === 'mdxjsEsm' ? [node.value] : []))
    .join('\n');
  // A component of the document itself wraps what is in it.
  const own = [...code.matchAll(OWN_COMPONENT)].map(
    ([, name = '']) => [name, ({children}: {children: string}) => children] as const,
  );
  const partials = await Promise.all(
    [...code.matchAll(PARTIAL)].map(async ([, name = '', partial = '']) => {
      const inner = path.resolve(path.dirname(file), partial);
      const text = await printFile(inner, remarkPlugins, printing, [...importers, file]);
      return [name, () => text] as const;
    }),
  );
  const making = {
    ...{file: toName(file, siteDir), source, onUnknown},
    forms: {...Object.fromEntries([...own, ...partials]), ...forms},
    resolve: (url: string) => resolve(url, file),
  };
  const children = changed.children.flatMap((node) => toPlain(node, making));
  return printTree({type: 'root', children});
}

/** The name of a file in messages. */
function toName(file: string, siteDir: string): string {
  return path.relative(siteDir, file).split(path.sep).join('/');
}

/** The page of a file; one that cannot be printed has the source of the file. */
export async function printSource(
  {href, title, description, kind, file, remarkPlugins}: Source,
  printing: Printing,
): Promise<MarkdownPage> {
  const text = await printFile(file, remarkPlugins, printing).catch((error: unknown) => {
    const name = toName(file, printing.siteDir);
    printing.onUnknown(
      `${name}: ${error instanceof Error ? error.message : String(error)}`,
    );
    return readFileSync(file, 'utf8')
      .replace(/^---\r?\n.*?\n---\r?(?:\n|$)/s, '')
      .trim();
  });
  const hasTitle = /^# /m.test(text.replaceAll(/^(`{3,}).*?^\1/gms, ''));
  const markdown = joinBlocks([hasTitle ? '' : `# ${title}`, text]);
  return {href, title, description, facts: {kind}, markdown};
}
