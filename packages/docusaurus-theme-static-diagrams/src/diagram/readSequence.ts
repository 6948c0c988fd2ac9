import {assertBalanced, type Line, unknownStatement} from './lines';

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

type Groups = Readonly<Record<string, string | undefined>>;

/** The whole grammar: the forms of a statement, and what each says. */
const STATEMENTS: readonly {
  readonly pattern: RegExp;
  readonly read: (groups: Groups) => Step | Declaration;
}[] = [
  {
    pattern: /^(?<word>participant|actor)\s+(?<id>\S+)(?:\s+as\s+(?<label>\S.*))?$/,
    read: ({word, id = '', label = id}) => ({
      kind: 'declare',
      participant: {id, label, isActor: word === 'actor'},
    }),
  },
  {
    pattern:
      /^Note\s+(?<side>left of|right of|over)\s+(?<names>[^:]+):\s*(?<text>\S.*)$/i,
    read: ({side = '', names = '', text = ''}) => ({
      kind: 'note',
      side: side.toLowerCase() as 'left of' | 'right of' | 'over',
      participants: names.split(',').map((name) => name.trim()),
      lines: splitText(text),
    }),
  },
  {
    pattern: /^(?<word>loop|alt|opt|par|critical|break)(?:\s+(?<label>.+))?$/,
    read: ({word = '', label = ''}) => ({kind: 'open', word, label}),
  },
  {
    pattern: /^(?:else|and)(?:\s+(?<label>.+))?$/,
    read: ({label = ''}) => ({kind: 'divide', label}),
  },
  {pattern: /^end$/, read: () => ({kind: 'close'})},
  {
    pattern:
      /^(?<from>[\w.]+)\s*(?<dashes>--?)(?<head>>>|>|\)|x)\s*(?<activation>[+-]?)(?<to>[\w.]+)\s*:\s*(?<text>\S.*)$/,
    read: ({from = '', dashes, head = '', activation = '', to = '', text = ''}) => ({
      kind: 'message',
      from,
      to,
      lines: splitText(text),
      isDashed: dashes === '--',
      head: HEADS[head] ?? 'open',
      activation,
    }),
  },
];

interface Declaration {
  readonly kind: 'declare';
  readonly participant: Participant;
}

/** Ends of messages that are not open. */
const HEADS: Readonly<Record<string, Message['head']>> = {'>>': 'filled', x: 'cross'};

/** For readers of error messages. */
const KIND = {name: 'a sequence diagram', example: 'Client->>Gateway: POST /graphql'};

/**
 * Reads the statements of a sequence diagram.
 *
 * @throws DiagramError with the line that is no statement, or that leaves a block open
 */
export function readSequence(lines: readonly Line[]): Sequence {
  const statements = lines.map(readStatement);
  assertBalanced(
    lines,
    (_, index) => statements[index]?.kind === 'open',
    (_, index) => statements[index]?.kind === 'close',
  );
  const participants = new Map<string, Participant>();
  const meet = (id: string) => {
    if (!participants.has(id)) participants.set(id, {id, label: id, isActor: false});
  };
  const steps: Step[] = [];
  for (const statement of statements) {
    if (statement.kind === 'declare') {
      participants.set(statement.participant.id, statement.participant);
      continue;
    }
    if (statement.kind === 'message') [statement.from, statement.to].forEach(meet);
    if (statement.kind === 'note') statement.participants.forEach(meet);
    steps.push(statement);
  }
  return {participants: [...participants.values()], steps};
}

function readStatement(line: Line): Step | Declaration {
  for (const {pattern, read} of STATEMENTS) {
    const match = pattern.exec(line.text);
    if (match) return read(match.groups ?? {});
  }
  throw unknownStatement(line, KIND);
}

function splitText(text: string): string[] {
  return text.split(/\s*<br\s*\/?>\s*/i);
}
