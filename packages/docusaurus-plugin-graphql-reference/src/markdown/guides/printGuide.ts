import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseMarkdown} from 'graphql-samples';
import type {Root} from 'mdast';
import {type Pluggable, unified} from 'unified';
import {VFile} from 'vfile';
import {joinBlocks} from '../blocks';
import {printTree} from '../printTree';
import {toFrontMatter} from '../toFrontMatter';
import type {Guide} from './listGuides';
import {type Making, toPlain} from './toPlain';

/** What guides are printed with. */
export interface GuidePrinting extends Pick<Making, 'forms' | 'onUnknown'> {
  /** The folder of the site. */
  readonly siteDir: string;
  /** The setting `markdown.format` of the site. */
  readonly format: 'md' | 'mdx' | 'detect';
  /** The address of a link that a file has: of another file, or within the site. */
  readonly resolve: (url: string, file: string) => string;
  /** The whole address of a page. */
  readonly toAddress: (href: string) => string;
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
  printing: GuidePrinting,
  importers: readonly string[] = [],
): Promise<string> {
  if (importers.includes(file)) return '';
  const {siteDir, format, forms, resolve, onUnknown} = printing;
  const source = readFileSync(file, 'utf8');
  const isPlain = format === 'md' || (format === 'detect' && file.endsWith('.md'));
  // The parser returns the same tree to others.
  const tree = structuredClone(parseMarkdown(source, isPlain ? 'md' : 'mdx'));
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

/** A guide, post or page as a file of Markdown; one that cannot be printed is its source. */
export async function printGuide(
  {href, title, description, kind, file, remarkPlugins}: Guide,
  printing: GuidePrinting,
): Promise<string> {
  const text = await printFile(file, remarkPlugins, printing).catch((error: unknown) => {
    const name = toName(file, printing.siteDir);
    printing.onUnknown(
      `${name}: ${error instanceof Error ? error.message : String(error)}`,
    );
    return readFileSync(file, 'utf8')
      .replace(/^---\r?\n.*?\n---\r?(?:\n|$)/s, '')
      .trim();
  });
  const address = printing.toAddress(href);
  const front = toFrontMatter({title, description, address, kind});
  const hasTitle = /^# /m.test(text.replaceAll(/^(`{3,}).*?^\1/gms, ''));
  return `${joinBlocks([front, hasTitle ? '' : `# ${title}`, text])}\n`;
}
