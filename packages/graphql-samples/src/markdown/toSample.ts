import {NestingError} from 'graphql-api-model';
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

/** The blocks of a text that is shown as code, none of one that is nested too deeply. */
function findBlocks(text: string): readonly Code[] {
  try {
    return findContent(parseMarkdown(text, 'md')).blocks;
  } catch (error) {
    if (error instanceof NestingError) return [];
    throw error;
  }
}

/** Finds the blocks inside blocks of Markdown; each such block is a text of its own. */
export function findNested(samples: readonly Sample[]): readonly (readonly Sample[])[] {
  return samples
    .filter(
      ({language, meta}) =>
        MARKDOWN.has(language) && parseMarks(meta).unchecked === undefined,
    )
    .flatMap(({code, file, line, column}) => {
      const nested = findBlocks(code).map((block) =>
        toSample(block, {file, origin: {line, column}}),
      );
      return [nested, ...findNested(nested)];
    });
}
