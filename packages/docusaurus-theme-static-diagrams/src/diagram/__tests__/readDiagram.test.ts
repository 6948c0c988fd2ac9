import {describe, expect, test} from 'vitest';
import {readDiagram} from '../readDiagram';

describe('readDiagram', () => {
  test('separates the statements from the text alternative and the comments', () => {
    const block = [
      '%% a comment',
      'flowchart TD',
      '  accTitle: The path  of a request',
      '  accDescr: A calls B.',
      '',
      '  a --> b',
    ].join('\n');
    expect(readDiagram(block)).toEqual({
      kind: 'flowchart',
      source: 'flowchart TD\na --> b',
      title: 'The path of a request',
      description: 'A calls B.',
    });
  });

  test('reads a description of several lines', () => {
    const block = 'erDiagram\naccDescr {\n  One.\n  Two.\n}\nA ||--|| B : is';
    expect(readDiagram(block)).toEqual({
      kind: 'entity',
      source: 'erDiagram\nA ||--|| B : is',
      description: 'One. Two.',
    });
  });

  test('reads a sequence in the order of its lines', () => {
    const block = [
      'sequenceDiagram',
      'actor R as Reader',
      'R->>+API: ask<br/>politely',
      'Note left of API: thinks',
      'alt knows',
      'API--)-R: answer',
      'else',
      'API-xR: nothing',
      'end',
    ].join('\n');
    const message = {kind: 'message', isDashed: false, activation: ''};
    expect(readDiagram(block)).toEqual({
      kind: 'sequence',
      sequence: {
        participants: [
          {id: 'R', label: 'Reader', isActor: true},
          {id: 'API', label: 'API', isActor: false},
        ],
        steps: [
          {
            ...message,
            from: 'R',
            to: 'API',
            lines: ['ask', 'politely'],
            head: 'filled',
            activation: '+',
          },
          {kind: 'note', side: 'left of', participants: ['API'], lines: ['thinks']},
          {kind: 'open', word: 'alt', label: 'knows'},
          {
            ...message,
            from: 'API',
            to: 'R',
            lines: ['answer'],
            isDashed: true,
            head: 'open',
            activation: '-',
          },
          {kind: 'divide', label: ''},
          {...message, from: 'API', to: 'R', lines: ['nothing'], head: 'cross'},
          {kind: 'close'},
        ],
      },
    });
  });

  test.each([
    ['', 0, 'The diagram is empty.'],
    ['sequenceDiagram\naccTitle: T', 0, 'The diagram is empty.'],
    [
      'classDiagram\nclass A',
      0,
      '"classDiagram" is not the first line of a diagram. Write "flowchart TD" (or LR, BT, RL), "sequenceDiagram", "stateDiagram-v2" or "erDiagram".',
    ],
    ['sequenceDiagram\nA->>B: x\nend', 2, '"end" closes a block that was never opened.'],
    [
      'flowchart\na --> b',
      0,
      '"flowchart" is not the first line of a diagram. Write "flowchart TD" (or LR, BT, RL), "sequenceDiagram", "stateDiagram-v2" or "erDiagram".',
    ],
    [
      'accTitle: T\npie\n"a": 1',
      1,
      '"pie" is not the first line of a diagram. Write "flowchart TD" (or LR, BT, RL), "sequenceDiagram", "stateDiagram-v2" or "erDiagram".',
    ],
    [
      'flowchart TD\naccDescr {\n a\n}\n\na-->b',
      5,
      '"a-->b" is not a statement of a flowchart that can be drawn. Write it like "client[Client] -->|request| gateway[Gateway]". Colours and styles come from the stylesheet.',
    ],
    [
      'flowchart TD\na --> b\nstyle a fill:#f00',
      2,
      '"style a fill:#f00" is not a statement of a flowchart that can be drawn. Write it like "client[Client] -->|request| gateway[Gateway]". Colours and styles come from the stylesheet.',
    ],
    [
      'sequenceDiagram\nMobile app->>Gateway: ask',
      1,
      '"Mobile app->>Gateway: ask" is not a statement of a sequence diagram that can be drawn. Write it like "Client->>Gateway: POST /graphql". Colours and styles come from the stylesheet.',
    ],
    [
      'stateDiagram-v2\nnote right of A : text',
      1,
      '"note right of A : text" is not a statement of a state diagram that can be drawn. Write it like "Pending --> Active: accept". Colours and styles come from the stylesheet.',
    ],
    [
      'erDiagram\nA ||--|| B',
      1,
      '"A ||--|| B" is not a statement of an entity relationship diagram that can be drawn. Write it like "SPACE ||--o{ POST : contains". Colours and styles come from the stylesheet.',
    ],
    ['flowchart TD\na --> b\nend', 2, '"end" closes a block that was never opened.'],
    [
      'sequenceDiagram\nalt yes\nA->>B: x\nloop again\nend',
      1,
      'The block "alt yes" is never closed.',
    ],
  ])('refuses %j', (block, line, message) => {
    expect(() => readDiagram(block)).toThrow(
      expect.objectContaining({line, message}) as Error,
    );
  });
});
