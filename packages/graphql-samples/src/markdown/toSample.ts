import type {Code} from 'mdast';
import {START} from '../report/toFinding';
import type {Sample} from '../samples/block';
import {parseMarks} from '../samples/parseMarks';
import {findContent} from './findContent';
import {parseMarkdown} from './parseMarkdown';
import type {MarkdownFile} from './source';

/** A block with its place in its file. */
export function toSample(
  {lang, meta, value, position}: Code,
  {file, origin = START}: Pick<MarkdownFile, 'file' | 'origin'>,
): Sample {
  const {line = 1, column = 1} = position?.start ?? {};
  return {
    code: value,
    language: (lang ?? '').toLowerCase(),
    meta: meta ?? '',
    file,
    line: origin.line + line,
    column: origin.column + column - 1,
  };
}

const MARKDOWN: ReadonlySet<string> = new Set(['markdown', 'md', 'mdx']);

/** Finds the blocks inside blocks of Markdown; each such block is a text of its own. */
export function findNested(samples: readonly Sample[]): readonly (readonly Sample[])[] {
  return samples
    .filter(
      ({language, meta}) =>
        MARKDOWN.has(language) && parseMarks(meta).unchecked === undefined,
    )
    .flatMap(({code, file, line, column}) => {
      const {blocks} = findContent(parseMarkdown(code, 'md'));
      const nested = blocks.map((block) =>
        toSample(block, {file, origin: {line, column}}),
      );
      return [nested, ...findNested(nested)];
    });
}
