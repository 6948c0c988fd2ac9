import {diagramKinds, type DiagramKind} from './kinds';

/** A diagram that can be drawn, apart from its text alternative. */
export interface DiagramSource {
  readonly kind: DiagramKind['kind'];
  /** Statements only, without comments and accessibility lines. */
  readonly source: string;
  /** `accTitle` */
  readonly title?: string;
  /** `accDescr` */
  readonly description?: string;
}

/** A diagram that cannot be drawn. */
export class DiagramError extends Error {
  /** The line that is wrong, counted from 0 in the block. */
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

interface Line {
  readonly text: string;
  /** Counted from 0 in the block. */
  readonly number: number;
}

/**
 * Splits a Mermaid block into its statements and its text alternative, and makes sure that
 * each line is one that the renderer reads: it passes over unknown lines without a word.
 */
export function readDiagram(block: string): DiagramSource {
  const {rest, title, description} = takeTextAlternative(block);
  const lines = splitLines(rest);
  const [header, ...statements] = lines;
  const kind = findKind(header);
  if (statements.length === 0) throw new DiagramError(0, 'The diagram is empty.');
  for (const line of statements) checkStatement(line, kind);
  checkBlocks(statements, kind);
  return {
    kind: kind.kind,
    source: lines.map(({text}) => text).join('\n'),
    ...(title !== undefined && {title}),
    ...(description !== undefined && {description}),
  };
}

const titlePattern = /^[ \t]*accTitle\s*:(.*)$/m;
const descriptionPattern = /^[ \t]*accDescr\s*(?::(.*)|\{([^}]*)\})/m;

function takeTextAlternative(block: string) {
  const title = titlePattern.exec(block)?.[1];
  const described = descriptionPattern.exec(block);
  const description = described?.[1] ?? described?.[2];
  // Line breaks stay, so that line numbers do.
  const blank = (match: string) => match.replaceAll(/[^\n]/g, '');
  const rest = block.replace(titlePattern, blank).replace(descriptionPattern, blank);
  return {rest, title: tidy(title), description: tidy(description)};
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

function findKind(header: Line | undefined): DiagramKind {
  if (!header) throw new DiagramError(0, 'The diagram is empty.');
  const kind = diagramKinds.find((candidate) => candidate.header.test(header.text));
  if (kind) return kind;
  throw new DiagramError(
    header.number,
    `"${header.text}" is not the first line of a diagram. Write "flowchart TD" (or LR, BT, RL), "sequenceDiagram", "stateDiagram-v2", "classDiagram" or "erDiagram".`,
  );
}

function checkStatement({text, number}: Line, kind: DiagramKind): void {
  if (kind.statements.some((statement) => statement.test(text))) return;
  throw new DiagramError(
    number,
    `"${text}" is not a statement of ${kind.name} that can be drawn. Write it like "${kind.example}". Colours and styles come from the stylesheet.`,
  );
}

function checkBlocks(statements: readonly Line[], {opens, closes}: DiagramKind): void {
  const open: Line[] = [];
  for (const line of statements) {
    if (opens.test(line.text)) open.push(line);
    else if (closes.test(line.text) && !open.pop())
      throw new DiagramError(
        line.number,
        `"${line.text}" closes a block that was never opened.`,
      );
  }
  const unclosed = open.at(-1);
  if (unclosed)
    throw new DiagramError(
      unclosed.number,
      `The block "${unclosed.text}" is never closed.`,
    );
}
