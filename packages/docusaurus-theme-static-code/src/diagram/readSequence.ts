/** A sequence diagram as data, in the order of its lines. */
export interface Sequence {
  readonly participants: readonly Participant[];
  readonly steps: readonly Step[];
}

export interface Participant {
  readonly id: string;
  readonly label: string;
  /** A person, not a program. */
  readonly isActor: boolean;
}

export type Step =
  | Message
  | {
      readonly kind: 'note';
      readonly side: 'left of' | 'right of' | 'over';
      readonly participants: readonly string[];
      readonly lines: readonly string[];
    }
  | {readonly kind: 'open'; readonly word: string; readonly label: string}
  | {readonly kind: 'divide'; readonly label: string}
  | {readonly kind: 'close'};

export interface Message {
  readonly kind: 'message';
  readonly from: string;
  readonly to: string;
  readonly lines: readonly string[];
  readonly isDashed: boolean;
  readonly head: 'filled' | 'open' | 'cross';
  /** `+` makes the receiver active, `-` ends the activity of the sender. */
  readonly activation: string;
}

/** Reads the statements of a sequence diagram that `readDiagram` accepted. */
export function readSequence(source: string): Sequence {
  const participants = new Map<string, Participant>();
  const steps: Step[] = [];
  const meet = (id: string) => {
    if (!participants.has(id)) participants.set(id, {id, label: id, isActor: false});
  };

  for (const line of source.split('\n').slice(1)) {
    const declared = /^(participant|actor)\s+(\S+)(?:\s+as\s+(.+))?$/.exec(line);
    if (declared) {
      const [, word, id = '', label = id] = declared;
      participants.set(id, {id, label, isActor: word === 'actor'});
      continue;
    }
    const step = readStep(line);
    if (step.kind === 'message') [step.from, step.to].forEach(meet);
    if (step.kind === 'note') step.participants.forEach(meet);
    steps.push(step);
  }
  return {participants: [...participants.values()], steps};
}

function readStep(line: string): Step {
  if (line === 'end') return {kind: 'close'};
  const note = /^Note\s+(left of|right of|over)\s+([^:]+):\s*(.+)$/i.exec(line);
  if (note) {
    const [, side = 'over', names = '', text = ''] = note;
    return {
      kind: 'note',
      side: side.toLowerCase() as 'left of' | 'right of' | 'over',
      participants: names.split(',').map((name) => name.trim()),
      lines: splitText(text),
    };
  }
  const divided = /^(?:else|and)(?:\s+(.+))?$/.exec(line);
  if (divided) return {kind: 'divide', label: divided[1] ?? ''};
  return readMessage(line) ?? readBlock(line);
}

function readMessage(line: string): Message | undefined {
  const match =
    /^([\w.]+)\s*(--?)(>>|>|\)|x)\s*([+-]?)([\w.]+)\s*:\s*(.+)$/.exec(line) ?? undefined;
  if (!match) return undefined;
  const [, from = '', dashes, head, activation = '', to = '', text = ''] = match;
  return {
    kind: 'message',
    from,
    to,
    lines: splitText(text),
    isDashed: dashes === '--',
    head: head === '>>' ? 'filled' : head === 'x' ? 'cross' : 'open',
    activation,
  };
}

function readBlock(line: string): Step {
  const [word = '', ...label] = line.split(/\s+/);
  return {kind: 'open', word, label: label.join(' ')};
}

function splitText(text: string): string[] {
  return text.split(/\s*<br\s*\/?>\s*/i);
}
