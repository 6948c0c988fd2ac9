import type {Drawing} from './drawing';
import {drawBlock, openBlock, type OpenBlock} from './sequenceBlocks';
import type {Message, Sequence, Step} from './readSequence';
import {
  boxHeight,
  loopWidth,
  noteGap,
  noteWidth,
  placeColumns,
  type Columns,
} from './sequenceColumns';
import {
  drawLine,
  drawMarkers,
  drawRectangle,
  drawText,
  fontSize,
  lineHeight,
} from './shapes';
import {widestLine} from './textWidth';

const margin = 4;

/**
 * Draws a sequence diagram. The library's own layout lets long texts overlap and drops
 * notes before the first message, so only the other kinds are drawn by it.
 */
export function drawSequence(sequence: Sequence, id: string): Drawing {
  return new SequenceDrawing(sequence, placeColumns(sequence), id).draw();
}

class SequenceDrawing {
  readonly #sequence: Sequence;
  readonly #columns: Columns;
  readonly #id: string;
  readonly #shapes: string[] = [];
  readonly #behind: string[] = [];
  readonly #open: OpenBlock[] = [];
  readonly #activeSince = new Map<string, number[]>();
  #y = boxHeight + 14;
  #left = 0;
  #right = 0;

  constructor(sequence: Sequence, columns: Columns, id: string) {
    this.#sequence = sequence;
    this.#columns = columns;
    this.#id = id;
  }

  draw(): Drawing {
    for (const step of this.#sequence.steps) this.#drawStep(step);
    const bottom = this.#y + 6;
    for (const participant of [...this.#activeSince.keys()])
      while (this.#activeSince.get(participant)?.length)
        this.#endActivity(participant, bottom - 6);
    const lifelines = this.#drawParticipants(bottom);
    return {
      left: this.#left - margin,
      top: -margin,
      width: this.#right - this.#left + 2 * margin,
      height: bottom + 2 * margin,
      content: [
        drawMarkers(this.#id),
        lifelines.behind,
        ...this.#behind,
        ...this.#shapes,
        lifelines.boxes,
      ].join(''),
    };
  }

  #drawParticipants(bottom: number) {
    const behind: string[] = [];
    const boxes: string[] = [];
    for (const {id, label, isActor} of this.#sequence.participants) {
      const middle = this.#middle(id);
      const width = this.#columns.boxWidth.get(id) ?? 0;
      this.#reach(middle - width / 2, middle + width / 2);
      behind.push(drawLine(middle, boxHeight, middle, bottom, {dashed: true}));
      boxes.push(
        drawRectangle(middle - width / 2, 0, width, boxHeight, {
          fill: 'fill',
          radius: isActor ? boxHeight / 2 : 4,
        }),
        drawText([label], middle, boxHeight / 2, {color: 'text', isStrong: true}),
      );
    }
    return {behind: behind.join(''), boxes: boxes.join('')};
  }

  #drawStep(step: Step): void {
    switch (step.kind) {
      case 'message':
        if (step.from === step.to) this.#drawLoop(step);
        else this.#drawMessage(step);
        return;
      case 'note':
        this.#drawNote(step);
        return;
      case 'open':
        this.#openBlock(step.word, step.label);
        return;
      case 'divide':
        this.#y += 6;
        this.#open.at(-1)?.dividers.push({y: this.#y, label: step.label});
        this.#y += step.label === '' ? 6 : lineHeight + 4;
        return;
      case 'close':
        this.#closeBlock();
        return;
    }
  }

  #drawMessage(message: Message): void {
    const from = this.#middle(message.from);
    const to = this.#middle(message.to);
    const height = message.lines.length * lineHeight;
    const y = this.#y + height + 6;
    const textMiddle = this.#y + height / 2 + 2;
    const line = {dashed: message.isDashed, end: `${this.#id}-${message.head}`};
    this.#shapes.push(
      drawLine(from, y, to + (to > from ? -1 : 1), y, line),
      drawText(message.lines, (from + to) / 2, textMiddle, {halo: true}),
    );
    this.#reach(Math.min(from, to), Math.max(from, to));
    this.#mark(message, y);
    this.#y = y + 14;
  }

  #drawLoop(message: Message): void {
    const x = this.#middle(message.from);
    const height = Math.max(24, message.lines.length * lineHeight + 4);
    const top = this.#y + 8;
    const right = x + loopWidth;
    const end = `marker-end="url(#${this.#id}-${message.head})"`;
    const dash = message.isDashed ? ' stroke-dasharray="5 4"' : '';
    this.#shapes.push(
      `<path d="M${x} ${top}H${right}V${top + height}H${x + 1}" fill="none" stroke="var(--diagram-line)"${dash} ${end}/>`,
      drawText(message.lines, right + 8, top + height / 2, {anchor: 'start', halo: true}),
    );
    this.#reach(x, right + 8 + widestLine(message.lines, fontSize));
    this.#mark(message, top + height);
    this.#y = top + height + 14;
  }

  #drawNote(note: Extract<Step, {kind: 'note'}>): void {
    const middles = note.participants.map((id) => this.#middle(id));
    const first = Math.min(...middles);
    const last = Math.max(...middles);
    const width = Math.max(
      noteWidth(note.lines),
      last > first ? last - first + 2 * noteGap : 0,
    );
    const x =
      note.side === 'left of'
        ? first - noteGap - width
        : note.side === 'right of'
          ? last + noteGap
          : (first + last - width) / 2;
    const height = note.lines.length * lineHeight + 12;
    this.#shapes.push(
      drawRectangle(x, this.#y, width, height, {fill: 'note', radius: 2}),
      drawText(note.lines, x + width / 2, this.#y + height / 2, {color: 'text'}),
    );
    this.#reach(x, x + width);
    this.#y += height + 12;
  }

  #openBlock(word: string, label: string): void {
    this.#y += 4;
    this.#open.push(openBlock(label === '' ? word : `${word}: ${label}`, this.#y));
    this.#y += lineHeight + 14;
  }

  #closeBlock(): void {
    const block = this.#open.pop();
    if (!block) return;
    const {frame, labels, left, right} = drawBlock(block, this.#y);
    this.#behind.push(frame);
    this.#shapes.push(labels);
    this.#y += 14;
    this.#reach(left, right);
  }

  /** Widens the picture, and every block that is open, to hold what was drawn. */
  #reach(left: number, right: number): void {
    this.#left = Math.min(this.#left, left);
    this.#right = Math.max(this.#right, right);
    for (const block of this.#open) {
      block.left = Math.min(block.left, left);
      block.right = Math.max(block.right, right);
    }
  }

  #mark({from, to, activation}: Message, y: number): void {
    if (activation === '+') this.#activeSince.set(to, [...this.#activity(to), y]);
    if (activation === '-') this.#endActivity(from, y);
  }

  #endActivity(participant: string, y: number): void {
    const starts = [...this.#activity(participant)];
    const start = starts.pop();
    this.#activeSince.set(participant, starts);
    if (start === undefined) return;
    const x = this.#middle(participant) - 4 + starts.length * 4;
    this.#behind.push(drawRectangle(x, start, 8, y - start, {fill: 'header', radius: 1}));
  }

  #activity(participant: string): readonly number[] {
    return this.#activeSince.get(participant) ?? [];
  }

  #middle(participant: string): number {
    return this.#columns.x.get(participant) ?? 0;
  }
}
