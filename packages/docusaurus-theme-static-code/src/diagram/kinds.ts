/** What may stand in one kind of diagram, one statement to a line. */
export interface DiagramKind {
  readonly kind: 'flowchart' | 'sequence' | 'state' | 'class' | 'entity';
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

const flowchart: DiagramKind = {
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

const stateDiagram: DiagramKind = {
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

const sequenceBlock = /^(?:loop|alt|opt|par|critical|break)(?:\s|$)/;

const sequenceDiagram: DiagramKind = {
  kind: 'sequence',
  name: 'a sequence diagram',
  header: /^sequenceDiagram$/,
  statements: [
    /^(?:participant|actor)\s+\S+(?:\s+as\s+\S.*)?$/,
    /^Note\s+(?:left of|right of|over)\s+[^:]+:\s*\S.*$/i,
    sequenceBlock,
    /^(?:else|and)(?:\s|$)/,
    /^end$/,
    /^[\w.]+\s*--?(?:>>|>|\)|x)\s*[+-]?[\w.]+\s*:\s*\S.*$/,
  ],
  opens: sequenceBlock,
  closes: /^end$/,
  example: 'Client->>Gateway: POST /graphql',
};

const className = String.raw`[\w.-]+`;

const classDiagram: DiagramKind = {
  kind: 'class',
  name: 'a class diagram',
  header: /^classDiagram$/,
  statements: [
    /^namespace\s+\w+\s*\{$/,
    new RegExp(String.raw`^class\s+${className}(?:\s*~\w+~)?(?:\s*\{)?$`),
    /^\}$/,
    /^<<\w+>>$/,
    new RegExp(
      String.raw`^${className}\s+(?:"[^"]*"\s+)?(?:<\|--|<\|\.\.|\*--|o--|-->|--\*|--o|--\|>|\.\.>|\.\.\|>|<--|<\.\.|--)\s+(?:"[^"]*"\s+)?${className}(?:\s*:\s*\S.*)?$`,
    ),
    new RegExp(String.raw`^${className}\s*:\s*[^\s<>].*$`),
    /^[+#~-]?\w[\w[\]!]*(?:\s+[\w[\]!]+)?[$*]?$/,
    /^[+#~-]?\w+\([^)]*\)[$*]?(?:\s+\S+)?$/,
  ],
  opens: /\{$/,
  closes: /^\}$/,
  example: 'Space "1" --> "*" Post : contains',
};

const entityRelationship: DiagramKind = {
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

export const diagramKinds: readonly DiagramKind[] = [
  flowchart,
  sequenceDiagram,
  stateDiagram,
  classDiagram,
  entityRelationship,
];
