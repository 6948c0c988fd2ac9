import {readMarks} from '../sample/readMarks';
import type {Sample} from '../sample/types';
import {parseMarkdown} from './parseMarkdown';
import {readTree} from './readTree';
import {toSample} from './toSample';

const MARKDOWN: ReadonlySet<string> = new Set(['markdown', 'md', 'mdx']);

/** The blocks inside blocks of Markdown; each such block is a text of its own. */
export function readNested(samples: readonly Sample[]): readonly (readonly Sample[])[] {
  return samples
    .filter(
      ({language, meta}) =>
        MARKDOWN.has(language) && readMarks(meta).unchecked === undefined,
    )
    .flatMap(({code, file, line, column}) => {
      const {blocks} = readTree(parseMarkdown(code, 'md'));
      const nested = blocks.map((block) =>
        toSample(block, {file, origin: {line, column}}),
      );
      return [nested, ...readNested(nested)];
    });
}
