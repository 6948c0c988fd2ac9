import {LineError} from '../block/LineError';

/** One statement of a diagram. */
export interface Statement {
  readonly text: string;
  /** Counted from 0 in the block. */
  readonly line: number;
}

/** A Mermaid block: its statements, and its text alternative if it has one. */
export interface Diagram {
  readonly header: Statement;
  readonly statements: readonly Statement[];
  /** `accTitle` */
  readonly title: string | undefined;
  /** `accDescr` */
  readonly description: string | undefined;
}

const TITLE = /^[ \t]*accTitle\s*:(.*)$/m;
const DESCRIPTION = /^[ \t]*accDescr\s*(?::(.*)|\{([^}]*)\})/m;

/**
 * Parses a Mermaid block, which the renderer cannot do whole: it draws no text alternative.
 *
 * @throws LineError if nothing is to be drawn
 */
export function parseDiagram(block: string): Diagram {
  const title = tidy(TITLE.exec(block)?.[1]);
  const described = DESCRIPTION.exec(block);
  const description = tidy(described?.[1] ?? described?.[2]);
  // Line breaks stay, so that line numbers do.
  const blank = (match: string) => match.replaceAll(/[^\n]/g, '');
  const [header, ...statements] = block
    .replace(TITLE, blank)
    .replace(DESCRIPTION, blank)
    .split('\n')
    .map((text, line) => ({text: text.trim(), line}))
    .filter(({text}) => text !== '' && !text.startsWith('%%'));
  if (!header || statements.length === 0) throw new LineError(0, 'The diagram is empty.');
  return {header, statements, title, description};
}

function tidy(text: string | undefined): string | undefined {
  return text?.replaceAll(/\s+/g, ' ').trim() || undefined;
}
