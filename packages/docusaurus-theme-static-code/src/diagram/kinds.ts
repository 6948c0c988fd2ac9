/** What is known of a kind of diagram beside what the renderer knows. */
export interface DiagramKind {
  /** The first line of a diagram. */
  readonly header: RegExp;
  /** A statement to show to an author whose line is not drawn. */
  readonly example: string;
  /** The part of the renderer's fixed margin that is cut off, in px. */
  readonly spareMargin: number;
  /** Statements that the renderer would draw as something else. */
  readonly refused: RegExp;
  /** What version 1.1.3 draws badly or not at all, and what to draw instead. */
  readonly respelled: readonly (readonly [RegExp, string])[];
}

const flowchart: DiagramKind = {
  header: /^(?:flowchart|graph)\s+(?:TD|TB|LR|BT|RL)$/,
  example: 'client[Client] -->|request| gateway[Gateway]',
  spareMargin: 0,
  refused: /^(?:style|classDef|class|linkStyle)\s|:::/,
  respelled: [],
};

const state: DiagramKind = {
  ...flowchart,
  header: /^stateDiagram(?:-v2)?$/,
  example: 'Pending --> Active: accept',
};

const sequence: DiagramKind = {
  header: /^sequenceDiagram$/,
  example: 'Client->>Gateway: POST /graphql',
  spareMargin: 18,
  // A message that is lost would look like one that arrives.
  refused: /^[^\s:]+?\s*--?x\s*[+-]?[^\s:]+\s*:/,
  // The name below the figure of a person would cover the first message.
  respelled: [[/^actor(?=\s)/, 'participant']],
};

const entityRelationship: DiagramKind = {
  ...flowchart,
  header: /^erDiagram$/,
  example: 'SPACE ||--o{ POST : contains',
  spareMargin: 28,
  respelled: [
    [/\}o(?=--|\.\.)/, '{o'],
    [/(?<=PK|FK|UK)\s*,\s*/g, ' '],
  ],
};

export const kinds: readonly DiagramKind[] = [
  flowchart,
  state,
  sequence,
  entityRelationship,
];
