import type {Sequence, Step} from './readSequence';
import {fontSize} from './shapes';
import {textWidth, widestLine} from './textWidth';

export const boxHeight = 36;
/** How far the loop of a message to oneself reaches. */
export const loopWidth = 28;
export const noteGap = 14;

/** Where the participants stand. */
export interface Columns {
  /** Middle of each participant by id. */
  readonly x: ReadonlyMap<string, number>;
  /** Width of each participant's box by id. */
  readonly boxWidth: ReadonlyMap<string, number>;
}

export function noteWidth(lines: readonly string[]): number {
  return widestLine(lines, fontSize) + 20;
}

/** Places the participants so far apart that every text fits between them. */
export function placeColumns({participants, steps}: Sequence): Columns {
  const index = new Map(participants.map(({id}, position) => [id, position]));
  const widths = participants.map(({label}) =>
    Math.max(72, textWidth(label, fontSize) + 28),
  );
  const gaps = widths
    .slice(1)
    .map((width, position) => (width + (widths[position] ?? 0)) / 2 + 24);

  for (const step of steps) {
    for (const {from, to, width} of findNeeds(step)) {
      const columns = [index.get(from) ?? 0, index.get(to) ?? 0];
      widen(gaps, Math.min(...columns), Math.max(...columns), width);
    }
    // A text beside one participant needs the room up to the neighbour.
    for (const {of, side, width} of findSideNeeds(step)) {
      const column = (index.get(of) ?? 0) - (side === 'left' ? 1 : 0);
      if (column in gaps) gaps[column] = Math.max(gaps[column] ?? 0, width);
    }
  }

  let x = 0;
  const middles = participants.map(({id}, position) => {
    x += position === 0 ? 0 : (gaps[position - 1] ?? 0);
    return [id, Math.round(x)] as const;
  });
  return {
    x: new Map(middles),
    boxWidth: new Map(
      participants.map(({id}, position) => [id, widths[position] ?? 0] as const),
    ),
  };
}

function widen(gaps: number[], first: number, last: number, width: number): void {
  const between = gaps.slice(first, last);
  const missing = width - between.reduce((sum, gap) => sum + gap, 0);
  if (missing <= 0) return;
  for (let gap = first; gap < last; gap += 1)
    gaps[gap] = (gaps[gap] ?? 0) + missing / between.length;
}

function findNeeds(step: Step) {
  if (step.kind !== 'message' || step.from === step.to) return [];
  return [{from: step.from, to: step.to, width: widestLine(step.lines, fontSize) + 28}];
}

function findSideNeeds(step: Step) {
  if (step.kind === 'message' && step.from === step.to) {
    const width = loopWidth + 8 + widestLine(step.lines, fontSize) + 12;
    return [{of: step.from, side: 'right', width}];
  }
  if (step.kind !== 'note') return [];
  const [of = ''] = step.participants;
  const width = noteWidth(step.lines) + noteGap + 12;
  if (step.side === 'left of') return [{of, side: 'left', width}];
  if (step.side === 'right of') return [{of, side: 'right', width}];
  if (step.participants.length > 1) return [];
  return ['left', 'right'].map((side) => ({of, side, width: width / 2 + 8}));
}
