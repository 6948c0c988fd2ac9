import {drawLine, drawRectangle, drawText, fontSize, lineHeight} from './shapes';
import {textWidth} from './textWidth';

/** A block such as `alt` whose end has not been reached. */
export interface OpenBlock {
  readonly title: string;
  readonly top: number;
  readonly dividers: {readonly y: number; readonly label: string}[];
  /** How far its content reaches so far. */
  left: number;
  right: number;
}

export function openBlock(title: string, top: number): OpenBlock {
  return {title, top, dividers: [], left: Infinity, right: -Infinity};
}

interface DrawnBlock {
  readonly frame: string;
  readonly labels: string;
  readonly left: number;
  readonly right: number;
}

/** The frame of a block, to lie behind its content, and its labels, to lie above. */
export function drawBlock(block: OpenBlock, bottom: number): DrawnBlock {
  const {title, top, dividers} = block;
  const titleWidth = textWidth(title, fontSize) + 20;
  const labelWidths = dividers.map(({label}) => textWidth(label, fontSize) + 20);
  const left = (Number.isFinite(block.left) ? block.left : 0) - 12;
  const right = Math.max(
    block.right + 12,
    left + Math.max(titleWidth, ...labelWidths) + 8,
  );
  const drawLabel = (label: string, y: number, isTitle: boolean) =>
    drawText([label], left + 10, y + lineHeight / 2 + 3, {
      anchor: 'start',
      ...(isTitle ? {color: 'text', isStrong: true} : {halo: true}),
    });

  return {
    left,
    right,
    frame:
      drawRectangle(left, top, right - left, bottom - top, {fill: 'none', radius: 3}) +
      drawRectangle(left, top, titleWidth, lineHeight + 6, {fill: 'header', radius: 3}),
    labels: [
      drawLabel(title, top, true),
      ...dividers.flatMap(({y, label}) => [
        drawLine(left, y, right, y, {dashed: true}),
        drawLabel(label, y, false),
      ]),
    ].join(''),
  };
}
