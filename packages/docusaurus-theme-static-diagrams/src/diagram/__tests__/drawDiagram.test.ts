import {describe, expect, test} from 'vitest';
import {drawDiagram} from '../drawDiagram';
import {readDiagram} from '../readDiagram';

const text = {id: 'd0', title: 'A & B', description: 'A "calls" <B>.'};

const draw = (block: string) => drawDiagram(readDiagram(block), text);

/** One diagram of each kind. */
const diagrams: Readonly<Record<string, string>> = {
  flowchart: 'flowchart LR\na[A] -->|x| b{B}\nsubgraph s [S]\nc --> d\nend\nb -.-> c',
  sequence: 'sequenceDiagram\nA->>+B: x\nNote over A,B: y\nalt z\nB-->>-A: w\nend',
  state: 'stateDiagram-v2\n[*] --> A\nstate B {\n[*] --> C\n}\nA --> B : x\nB --> [*]',
  entity: 'erDiagram\nA ||--o{ B : has\nA {\nID id PK\n}',
};

describe.each(Object.entries(diagrams))('%s', (_kind, block) => {
  test('is an image with a name and a description', async () => {
    const svg = await draw(block);
    expect(svg).toMatch(
      /^<svg viewBox="-?\d+ -?\d+ \d+ \d+" width="\d+" height="\d+" (?:class="diagram__narrow" )?role="img" aria-labelledby="d0-title" aria-describedby="d0-description"><title id="d0-title">A &amp; B<\/title><desc id="d0-description">A "calls" &lt;B&gt;\.<\/desc>/,
    );
  });

  test('has no style, no request, no id without the prefix', async () => {
    const svg = await draw(block);
    expect(svg).not.toMatch(
      /\sstyle=|<style|@import|https?:|\sdata-|--_|<script|\son\w+=/,
    );
    for (const [, id] of svg.matchAll(/\sid="([^"]*)"/g)) expect(id).toMatch(/^d0-/);
    for (const [, id] of svg.matchAll(/url\(#([^)]*)\)/g))
      expect(svg).toContain(` id="${id}"`);
  });

  test('takes every colour from a variable of the stylesheet', async () => {
    const svg = await draw(block);
    const colors = [...svg.matchAll(/\s(?:fill|stroke)="([^"]*)"/g)].map(
      ([, color]) => color,
    );
    expect(colors.length).toBeGreaterThan(5);
    for (const color of colors)
      expect(color).toMatch(
        /^(?:none|var\(--diagram-(?:background|text|muted|line|stroke|fill|header|note)\))$/,
      );
  });

  test('has no text below 12 px at its natural size', async () => {
    const svg = await draw(block);
    const sizes = [...svg.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) =>
      Number(size),
    );
    const [, width = '', shown = ''] =
      /viewBox="\S+ \S+ (\S+) \S+" width="(\d+)"/.exec(svg) ?? [];
    expect(Math.min(...sizes) * (Number(shown) / Number(width))).toBeGreaterThanOrEqual(
      12,
    );
  });
});

test('words at a line have no frame, which is for nodes', async () => {
  const svg = await draw('flowchart LR\na[A] -->|x| b[B]');
  const [label = '', ...nodes] = [...svg.matchAll(/<rect [^>]*>/g)].map(([rect]) => rect);
  expect(label).toContain('fill="var(--diagram-background)"');
  expect(label).not.toContain('stroke=');
  expect(nodes).toHaveLength(2);
  for (const node of nodes) expect(node).toContain('stroke="var(--diagram-stroke)"');
});

test('shrinks to the width of a phone while that leaves it legible', async () => {
  const widthOf = (svg: string) => Number(/ width="(\d+)"/.exec(svg)?.[1]);
  for (const count of [3, 4, 5, 6, 7]) {
    const names = Array.from({length: count}, (_, index) => `node${index}[Node]`);
    const svg = await draw(`flowchart LR\n${names.join(' --> ')}`);
    expect(svg.includes('class="diagram__narrow"')).toBe(widthOf(svg) <= 440);
  }
});

/** A diagram of each kind, and every form of statement that `readDiagram` lets through. */
const statements: readonly (readonly [string, readonly string[]])[] = [
  [
    'flowchart TD\nStart --> Stop',
    [
      ...['a', 'a[x]', 'a(x)', 'a([x])', 'a((x))', 'a(((x)))', 'a[[x]]', 'a[(x)]'],
      ...['a[/x\\]', 'a[\\x/]', 'a>x]', 'a{x}', 'a{{x}}', 'us-east'],
      ...['a --> b', 'a --- b', 'a -.-> b', 'a -.- b', 'a ==> b', 'a === b', 'a <--> b'],
      ...[
        'a -->|x| b',
        'a -- x --> b',
        'a -. x .-> b',
        'a == x ==> b',
        'a & b --> c & d',
      ],
      ...['a --> b --> c', 'a["x (y)"]', 'a[x<br/>y]', 'subgraph s [S]\na --> b\nend'],
      'subgraph s\ndirection LR\na --> b\nend',
    ],
  ],
  [
    'stateDiagram-v2\nStart --> Stop',
    [
      ...['[*] --> A', 'A --> [*]', 'A --> B', 'A --> B : x', 'A : x', 'state "x" as A'],
      ...['direction LR', 'state A {\nB --> C\n}', 'state "x" as A {\nB --> C\n}'],
    ],
  ],
  [
    'sequenceDiagram\nS->>T: z',
    [
      ...['participant A', 'participant A as x', 'actor A as x', 'A->>B: x', 'A-->>B: x'],
      ...['A->B: x', 'A-)B: x', 'A--)B: x', 'A-xB: x', 'A--xB: x', 'A->>A: x'],
      ...['S->>+T: x', 'S->>+T: x\nT-->>-S: y', 'S->>T: x<br/>y'],
      ...[
        'Note over S: x',
        'Note over S,T: x',
        'Note left of S: x',
        'Note right of T: x',
      ],
      ...['alt x\nS->>T: y\nelse z\nS->>T: y\nend', 'par\nS->>T: y\nand\nS->>T: y\nend'],
      ...['loop x\nend', 'opt x\nend', 'critical x\nend', 'break x\nend'],
    ],
  ],
  [
    'erDiagram\nSTART ||--|| STOP : z',
    [
      ...['||', '|o', '}|', '}o'].flatMap((end) => [
        `A ${end}--|| B : x`,
        `A ${end}..|| B : x`,
      ]),
      ...['o|', '|{', 'o{'].map((end) => `A ||--${end} B : x`),
      ...[
        'A ||--|| B : "x y"',
        'A {\nID id\n}',
        'A {\nID id PK\n}',
        'A {\n[Tag!]! tags\n}',
      ],
    ],
  ],
];

describe.each(statements)('%j', (diagram, forms) => {
  test.each(forms)('draws %j', async (form) => {
    expect(await draw(`${diagram}\n${form}`)).not.toBe(await draw(diagram));
  });
});

test.each([
  ['PK', 'PK'],
  ['PK FK', 'PK,FK'],
  ['PK, UK', 'PK,UK'],
])('draws the keys "%s" of an attribute', async (keys, shown) => {
  expect(await draw(`erDiagram\nA {\nID id ${keys}\n}`)).toContain(`>${shown}</text>`);
});

test('draws the notes that come before the first message', async () => {
  expect(await draw('sequenceDiagram\nNote over A: early\nA->>B: x')).toContain(
    '>early</text>',
  );
});

test('escapes text in every kind of diagram', async () => {
  for (const block of [
    'flowchart TD\na["<b onclick=x>&"]',
    'sequenceDiagram\nA->>B: <script>&',
    'stateDiagram-v2\nA : <script>&',
    'erDiagram\nA ||--|| B : <script>&',
  ])
    expect(await draw(block)).not.toMatch(/<script|<b |&(?!amp;|lt;|gt;|quot;|#)/);
});
