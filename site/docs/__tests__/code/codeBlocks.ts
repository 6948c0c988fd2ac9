import {parseMarks} from 'graphql-samples';
import {readTexts} from '../guides';

/** A fence of a guide or post. */
export interface CodeBlock {
  /** The page, from the folder of the site, such as `docs/intro.md`. */
  readonly page: string;
  /** The line of the page on which the code begins. */
  readonly line: number;
  readonly language: string;
  readonly title: string | undefined;
  /** Why nothing can check it; missing where something does. */
  readonly unchecked: string | undefined;
  /** The mark of a sample that is wrong on purpose. */
  readonly isInvalid: boolean;
  readonly code: string;
}

const FENCE =
  /^(?<indent> *)(?<fence>`{3,})(?<language>[\w+-]*)(?<meta>[^\n`]*)\n(?<code>[\s\S]*?)^\k<indent>\k<fence>$/gm;

/** The fences of a text, without those inside others. */
function readCodeBlocks(page: string, text: string): readonly CodeBlock[] {
  return [...text.matchAll(FENCE)].map(({index, groups = {}}) => {
    const {indent = '', language = '', meta = '', code = ''} = groups;
    const {invalid, unchecked} = parseMarks(meta);
    return {
      page,
      line: text.slice(0, index).split('\n').length + 1,
      language,
      title: /title="([^"]*)"/.exec(meta)?.[1],
      unchecked,
      isInvalid: invalid,
      code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    };
  });
}

/** The fences of all guides and posts. */
export const codeBlocks: readonly CodeBlock[] = (['docs', 'blog'] as const).flatMap(
  (folder) =>
    readTexts(folder).flatMap(({path, text}) =>
      readCodeBlocks(`${folder}/${path}`, text),
    ),
);

/** The blocks of one page, or all. */
export function blocksOf(
  languages: readonly string[],
  page?: string,
): readonly CodeBlock[] {
  return codeBlocks.filter(
    (block) =>
      languages.includes(block.language) &&
      block.unchecked === undefined &&
      (page === undefined || block.page === page),
  );
}

/** The module of a reader with the text of each operation that a page shows, such as `createSpace`. */
export function printOperations(page: string): string {
  return blocksOf(['graphql'], page)
    .filter(({isInvalid}) => !isInvalid)
    .flatMap(({code}) => {
      const [, first = '', rest = ''] =
        /^(?:query|mutation) (\w)(\w*)/.exec(code.trim()) ?? [];
      const text = JSON.stringify(code.trim());
      return first ? `export const ${first.toLowerCase()}${rest} = ${text};` : [];
    })
    .join('\n');
}

/** The events of the guide to integration events, in JSON. */
export const payloads = codeBlocks.filter(
  ({page, language, code}) =>
    page === 'docs/integration-events.md' &&
    language === 'json' &&
    code.includes('"occurredAt"'),
);
