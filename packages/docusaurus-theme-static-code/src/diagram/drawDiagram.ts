import {createRequire} from 'node:module';
import {LineError} from '../block/LineError';
import {escapeText} from '../escape';
import {cleanSvg} from './cleanSvg';
import {kinds, type DiagramKind} from './kinds';
import type {Diagram, Statement} from './parseDiagram';

type Renderer = typeof import('beautiful-mermaid');

// The layout engine is large; a site without diagrams never loads it.
const loadRenderer = createRequire(import.meta.url)(
  './loadRenderer.cjs',
) as () => Promise<Renderer>;

/** What the SVG of a diagram needs beside the drawing. */
export interface DiagramText {
  /** Prefix of every id in the SVG, unique on the page. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
}

/** The renderer measures text for 13 and 11 px; enlarged, the smallest text is 12 px. */
const SCALE = 1.1;

/** Diagrams of these widths, in px, are still legible when they shrink to the width of a phone. */
const SHRINKING = {above: 320, upTo: 440};

/**
 * Draws a diagram as one SVG element without any style of its own.
 *
 * @throws LineError with the line that cannot be drawn
 */
export async function drawDiagram(
  {header, statements}: Diagram,
  {id, title, description}: DiagramText,
): Promise<string> {
  const kind = kinds.find((candidate) => candidate.header.test(header.text));
  if (!kind)
    throw new LineError(
      header.line,
      `"${header.text}" is not the first line of a diagram. Write "flowchart TD" (or LR, BT, RL), "sequenceDiagram", "stateDiagram-v2" or "erDiagram".`,
    );
  const renderer = await loadRenderer();
  const unread = findUnread(renderer, kind, header, statements);
  if (unread)
    throw new LineError(
      unread.line,
      `"${unread.text}" is not drawn, or not all of it. Write it like "${kind.example}", or remove it. Colours and styles come from the stylesheet.`,
    );

  const svg = renderer.renderMermaidSVG(print(kind, header, statements), {padding: 12});
  const spare = kind.spareMargin;
  const [width = 0, height = 0] = (/viewBox="0 0 (\S+) (\S+)"/.exec(svg)?.slice(1) ?? [])
    .map(Number)
    .map((length) => length - 2 * spare);
  const box = [spare, spare, width, height].map(Math.round).join(' ');
  const [shownWidth = 0, shownHeight = 0] = [width, height].map((length) =>
    Math.ceil(length * SCALE),
  );
  const shrinks = shownWidth > SHRINKING.above && shownWidth <= SHRINKING.upTo;
  return (
    `<svg viewBox="${box}" width="${shownWidth}" height="${shownHeight}" ${shrinks ? 'class="diagram__narrow" ' : ''}role="img" ` +
    `aria-labelledby="${id}-title" aria-describedby="${id}-description">` +
    `<title id="${id}-title">${escapeText(title)}</title>` +
    `<desc id="${id}-description">${escapeText(description)}</desc>` +
    `${cleanSvg(svg, id)}</svg>`
  );
}

/** The last letter or digit of a statement. */
const LAST_CHARACTER = /[\p{L}\p{N}](?=[^\p{L}\p{N}]*$)/u;

/**
 * The first statement that the renderer passes over, which it does without an error. Such a
 * statement may lose its last character, and the drawing stays the same. The drawing as text is
 * compared first, because its layout takes a tenth of the time.
 */
function findUnread(
  {renderMermaidASCII, renderMermaidSVG}: Renderer,
  kind: DiagramKind,
  header: Statement,
  statements: readonly Statement[],
): Statement | undefined {
  const source = print(kind, header, statements);
  const text = renderMermaidASCII(source);
  return statements.find((statement, index) => {
    if (kind.refused.test(statement.text)) return true;
    const shortened = {...statement, text: statement.text.replace(LAST_CHARACTER, '')};
    const other = print(kind, header, statements.with(index, shortened));
    return (
      other !== source &&
      renderMermaidASCII(other) === text &&
      renderMermaidSVG(other) === renderMermaidSVG(source)
    );
  });
}

/** The source for the renderer. */
function print(
  {respelled}: DiagramKind,
  header: Statement,
  statements: readonly Statement[],
): string {
  const lines = statements.map(({text}) =>
    respelled.reduce((line, [found, instead]) => line.replace(found, instead), text),
  );
  return [header.text, ...lines].join('\n');
}
