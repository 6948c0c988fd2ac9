import {graphKinds, type GraphKind} from './graphKinds';
import {assertBalanced, DiagramError, type Line, unknownStatement} from './lines';
import {readSequence, type Sequence} from './readSequence';

/** A diagram that can be drawn, apart from its text alternative. */
export type Diagram = TextAlternative &
  (
    | {readonly kind: 'sequence'; readonly sequence: Sequence}
    | {
        readonly kind: GraphKind['kind'];
        /** Statements only, without comments and accessibility lines. */
        readonly source: string;
      }
  );

interface TextAlternative {
  /** `accTitle` */
  readonly title?: string;
  /** `accDescr` */
  readonly description?: string;
}

/**
 * Reads a Mermaid block: its statements and its text alternative. Each line must be one that
 * is drawn, for the renderer of graphs passes over unknown lines without a word.
 *
 * @throws DiagramError with the line that cannot be drawn
 */
export function readDiagram(block: string): Diagram {
  const {rest, text} = takeTextAlternative(block);
  const lines = splitLines(rest);
  const [header, ...statements] = lines;
  if (!header) throw new DiagramError(0, 'The diagram is empty.');
  const isSequence = header.text === 'sequenceDiagram';
  const kind = isSequence ? undefined : findGraphKind(header);
  if (statements.length === 0) throw new DiagramError(0, 'The diagram is empty.');
  if (!kind) return {kind: 'sequence', sequence: readSequence(statements), ...text};
  checkGraph(statements, kind);
  return {kind: kind.kind, source: lines.map((line) => line.text).join('\n'), ...text};
}

const titlePattern = /^[ \t]*accTitle\s*:(.*)$/m;
const descriptionPattern = /^[ \t]*accDescr\s*(?::(.*)|\{([^}]*)\})/m;

function takeTextAlternative(block: string): {
  readonly rest: string;
  readonly text: TextAlternative;
} {
  const title = tidy(titlePattern.exec(block)?.[1]);
  const described = descriptionPattern.exec(block);
  const description = tidy(described?.[1] ?? described?.[2]);
  // Line breaks stay, so that line numbers do.
  const blank = (match: string) => match.replaceAll(/[^\n]/g, '');
  return {
    rest: block.replace(titlePattern, blank).replace(descriptionPattern, blank),
    text: {
      ...(title !== undefined && {title}),
      ...(description !== undefined && {description}),
    },
  };
}

function tidy(text: string | undefined): string | undefined {
  return text?.replaceAll(/\s+/g, ' ').trim() || undefined;
}

function splitLines(text: string): Line[] {
  return text
    .split('\n')
    .map((line, number) => ({text: line.trim(), number}))
    .filter((line) => line.text !== '' && !line.text.startsWith('%%'));
}

function findGraphKind(header: Line): GraphKind {
  const kind = graphKinds.find((candidate) => candidate.header.test(header.text));
  if (kind) return kind;
  throw new DiagramError(
    header.number,
    `"${header.text}" is not the first line of a diagram. Write "flowchart TD" (or LR, BT, RL), "sequenceDiagram", "stateDiagram-v2" or "erDiagram".`,
  );
}

function checkGraph(statements: readonly Line[], kind: GraphKind): void {
  for (const line of statements) {
    if (!kind.statements.some((statement) => statement.test(line.text)))
      throw unknownStatement(line, kind);
  }
  assertBalanced(
    statements,
    ({text}) => kind.opens.test(text),
    ({text}) => kind.closes.test(text),
  );
}
