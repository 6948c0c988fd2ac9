/** What may stand in one kind of graph, one statement to a line. The library draws them. */
export interface GraphKind {
  readonly kind: 'flowchart' | 'state' | 'entity';
  /** For readers of error messages. */
  readonly name: string;
  /** The first line. */
  readonly header: RegExp;
  /** Every other line matches one of these; the renderer passes over what it cannot read. */
  readonly statements: readonly RegExp[];
  /** Lines that open and close a block. */
  readonly opens: RegExp;
  readonly closes: RegExp;
  /** A statement to show to an author whose line is not one. */
  readonly example: string;
}

const direction = /^direction\s+(?:TD|TB|LR|BT|RL)$/;

const id = String.raw`\w+(?:-\w+)*`;
const shapes = [
  String.raw`\(\(\(.+?\)\)\)`,
  String.raw`\(\[.+?\]\)`,
  String.raw`\(\(.+?\)\)`,
  String.raw`\[\[.+?\]\]`,
  String.raw`\[\(.+?\)\]`,
  String.raw`\[\/.+?\\\]`,
  String.raw`\[\\.+?\/\]`,
  String.raw`>.+?\]`,
  String.raw`\{\{.+?\}\}`,
  String.raw`\[.+?\]`,
  String.raw`\(.+?\)`,
  String.raw`\{.+?\}`,
].join('|');
const node = `${id}(?:${shapes})?`;
const nodes = String.raw`${node}(?:\s*&\s*${node})*`;
const arrow = String.raw`<?(?:(?:-->|-\.->|==>|---|-\.-|===)(?:\|[^|]+\|)?|(?:--|-\.|==)\s.+?\s(?:-->|---|\.->|-\.-|==>|===))`;

const flowchart: GraphKind = {
  kind: 'flowchart',
  name: 'a flowchart',
  header: /^(?:graph|flowchart)\s+(?:TD|TB|LR|BT|RL)$/,
  statements: [
    /^subgraph\s+\S.*$/,
    /^end$/,
    direction,
    new RegExp(String.raw`^${nodes}(?:\s+${arrow}\s*${nodes})*$`),
  ],
  opens: /^subgraph\s/,
  closes: /^end$/,
  example: 'client[Client] -->|request| gateway[Gateway]',
};

const state = String.raw`(?:\[\*\]|[\w\p{L}-]+)`;

const stateDiagram: GraphKind = {
  kind: 'state',
  name: 'a state diagram',
  header: /^stateDiagram(?:-v2)?$/,
  statements: [
    direction,
    new RegExp(String.raw`^${state}\s+-->\s+${state}(?:\s*:\s*\S.*)?$`, 'u'),
    /^state\s+(?:"[^"]+"\s+as\s+)?[\w\p{L}]+\s*\{$/u,
    /^state\s+"[^"]+"\s+as\s+[\w\p{L}]+$/u,
    /^\}$/,
    /^[\w\p{L}-]+\s*:\s*\S.*$/u,
  ],
  opens: /\{$/,
  closes: /^\}$/,
  example: 'Pending --> Active: accept',
};

const entityRelationship: GraphKind = {
  kind: 'entity',
  name: 'an entity relationship diagram',
  header: /^erDiagram$/,
  statements: [
    /^[\w-]+\s*\{$/,
    /^\}$/,
    /^[\w-]+\s+(?:\|\||\|o|\}\||\}o)(?:--|\.\.)(?:\|\||o\||\|\{|o\{)\s+[\w-]+\s*:\s*\S.*$/,
    /^[\w[\]!]+\s+\w+(?:\s+(?:PK|FK|UK)(?:[\s,]+(?:PK|FK|UK))*)?$/,
  ],
  opens: /\{$/,
  closes: /^\}$/,
  example: 'SPACE ||--o{ POST : contains',
};

export const graphKinds: readonly GraphKind[] = [
  flowchart,
  stateDiagram,
  entityRelationship,
];
