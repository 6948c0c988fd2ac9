import {blocksOf, type CodeBlock} from './codeBlocks';

const SCRIPTS = ['ts', 'tsx'];

function toName({title, language, line}: CodeBlock): string {
  return title?.replace(' (continued)', '') ?? `line-${line}.${language}`;
}

/** The TypeScript files that a page gives its reader, by name; what continues a file is appended. */
export function readFiles(page: string): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const block of blocksOf(SCRIPTS, page)) {
    const name = toName(block);
    files.set(name, [files.get(name), block.code].filter(Boolean).join('\n'));
  }
  return files;
}

/** The pages with TypeScript. */
export const scriptPages: readonly string[] = [
  ...new Set(blocksOf(SCRIPTS).map(({page}) => page)),
];

/** The modules beside a file that a text imports, without their ending. */
export function readImports(text: string): readonly string[] {
  return [...text.matchAll(/from '\.\/([\w-]+)\.js'/g)].map(([, name = '']) => name);
}
