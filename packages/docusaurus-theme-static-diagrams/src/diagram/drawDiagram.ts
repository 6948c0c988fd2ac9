import {escapeText} from 'docusaurus-theme-static-code/escape';
import {drawGraph} from './drawGraph';
import {drawSequence} from './drawSequence';
import type {Diagram} from './readDiagram';

/** What the SVG of a diagram needs beside the drawing. */
export interface DiagramText {
  /** Prefix of every id in the SVG, unique on the page. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
}

/** The renderer measures text for 13 and 11 px; enlarged, the smallest text is 12 px. */
const scale = 1.1;

/** At most as wide as this, in px, a diagram is still legible when it fits on a phone. */
const narrowWidth = 440;

/** Draws a diagram as one SVG element without any style of its own. */
export async function drawDiagram(
  diagram: Diagram,
  {id, title, description}: DiagramText,
): Promise<string> {
  const {left, top, width, height, content} =
    diagram.kind === 'sequence'
      ? drawSequence(diagram.sequence, id)
      : await drawGraph(diagram.source, diagram.kind, id);
  const [shownWidth = 0, shownHeight = 0] = [width, height].map((length) =>
    Math.ceil(length * scale),
  );
  const fits = shownWidth <= narrowWidth ? 'class="diagram__narrow" ' : '';
  return (
    `<svg viewBox="${[left, top, width, height].map(Math.round).join(' ')}" ` +
    `width="${shownWidth}" height="${shownHeight}" ${fits}role="img" ` +
    `aria-labelledby="${id}-title" aria-describedby="${id}-description">` +
    `<title id="${id}-title">${escapeText(title)}</title>` +
    `<desc id="${id}-description">${escapeText(description)}</desc>` +
    `${content}</svg>`
  );
}
