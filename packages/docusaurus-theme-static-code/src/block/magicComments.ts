import {findLanguage} from '../languages';
import {LineError} from './LineError';

/** Code without its magic comments, and what they marked. */
export interface MarkedCode {
  readonly code: string;
  /** Lines to mark, counted from 1 in `code`. */
  readonly markedLines: ReadonlySet<number>;
  /** For every line of `code`, its line in the source, counted from 0. */
  readonly sourceLines: readonly number[];
}

const commentPatterns: Readonly<Record<string, readonly [string, string]>> = {
  slashes: [String.raw`\/\/`, ''],
  block: [String.raw`\/\*`, String.raw`\*\/`],
  jsx: [String.raw`\{\s*\/\*`, String.raw`\*\/\s*\}`],
  hash: ['#', ''],
  html: ['<!--', '-->'],
  dashes: ['--', ''],
};

/**
 * Takes the comments `highlight-next-line`, `highlight-start` and `highlight-end` out of
 * the code. They count only when alone on their line, in a comment style of the language.
 */
export function readMagicComments(source: string, language: string): MarkedCode {
  const pattern = buildPattern(findLanguage(language).comments);
  const lines: string[] = [];
  const sourceLines: number[] = [];
  const markedLines = new Set<number>();
  let openedAt: number | undefined;
  let markNext = false;

  for (const [index, line] of source.split('\n').entries()) {
    const directive = pattern.exec(line)?.[1];
    if (directive === 'next-line') {
      markNext = true;
    } else if (directive === 'start') {
      if (openedAt !== undefined) throw unbalanced(openedAt, 'start');
      openedAt = index;
    } else if (directive === 'end') {
      if (openedAt === undefined) throw unbalanced(index, 'end');
      openedAt = undefined;
    } else {
      lines.push(line);
      sourceLines.push(index);
      if (markNext || openedAt !== undefined) markedLines.add(lines.length);
      markNext = false;
    }
  }
  if (openedAt !== undefined) throw unbalanced(openedAt, 'start');
  return {code: lines.join('\n'), markedLines, sourceLines};
}

/** A `highlight-start` or `highlight-end` that has no partner. */
function unbalanced(line: number, found: 'start' | 'end'): LineError {
  const missing = found === 'start' ? 'highlight-end after' : 'highlight-start before';
  const message = `The comment highlight-${found} has no ${missing} it. Add it or remove both.`;
  return new LineError(line, message);
}

function buildPattern(styles: readonly string[]): RegExp {
  const comments = styles.map((style) => {
    const [open, close] = commentPatterns[style]!;
    return `${open}\\s*highlight-(?:next-line|start|end)\\s*${close}`;
  });
  // The directive is captured by a lookahead, so that all styles share one group.
  return new RegExp(
    `^\\s*(?=.*highlight-(next-line|start|end)\\b)(?:${comments.join('|')})\\s*$`,
  );
}
