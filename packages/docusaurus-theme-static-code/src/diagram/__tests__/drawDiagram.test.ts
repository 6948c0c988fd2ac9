import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {drawDiagram} from '../drawDiagram';
import {parseDiagram} from '../parseDiagram';

const text = {id: 'd0', title: 'A & B', description: 'A "calls" <B>.'};
const css = readFileSync(new URL('../../css/diagram.css', import.meta.url), 'utf8');

const draw = async (block: string) => drawDiagram(parseDiagram(block), text);

describe.each([
  ['flowchart LR\na[A] -->|x| b{B}\nsubgraph s [S]\nc --> d\nend\nb -.-> c'],
  ['sequenceDiagram\nA->>+B: x\nNote over A,B: y\nalt z\nB-->>-A: w\nend'],
  ['stateDiagram-v2\n[*] --> A\nstate B {\n[*] --> C\n}\nA --> B : x\nB --> [*]'],
  ['erDiagram\nA ||--o{ B : has\nA {\nID id PK\n}'],
])('%j', (block) => {
  test('is an image with a name and a description', async () => {
    expect(await draw(block)).toMatch(
      /^<svg viewBox="\d+ \d+ \d+ \d+" width="\d+" height="\d+" (?:class="diagram__narrow" )?role="img" aria-labelledby="d0-title" aria-describedby="d0-description"><title id="d0-title">A &amp; B<\/title><desc id="d0-description">A "calls" &lt;B&gt;\.<\/desc><.*<\/svg>$/s,
    );
  });

  test('has no style, no request, no script, no id without the prefix', async () => {
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
    const colors = [...svg.matchAll(/\s(?:fill|stroke)="([^"]*)"/g)];
    expect(colors.length).toBeGreaterThan(5);
    for (const [, color = ''] of colors) {
      const [, name] = /^var\((--diagram-[\w-]+)\)$/.exec(color) ?? [];
      if (color !== 'none') expect(css).toContain(`  ${name}: `);
    }
  });
});

test('shrinks to the width of a phone while that leaves it legible', async () => {
  for (const count of [2, 3, 4, 5, 6, 7]) {
    const names = Array.from({length: count}, (_, index) => `node${index}[Node]`);
    const svg = await draw(`flowchart LR\n${names.join(' --> ')}`);
    const width = Number(/ width="(\d+)"/.exec(svg)?.[1]);
    expect(svg.includes('class="diagram__narrow"')).toBe(width > 320 && width <= 440);
  }
});

test.each([
  ['erDiagram\nA {\nID id PK, UK\n}', '>PK,UK</text>'],
  ['erDiagram\nA }o--|| B : many', '>many</text>'],
  ['sequenceDiagram\nactor A as Reader\nA->>B: x', '>Reader</text>'],
])('draws what the renderer alone would spoil: %j', async (block, shown) => {
  const svg = await draw(block);
  expect(svg).toContain(shown);
  expect(svg).not.toContain('no attributes');
});

test.each([
  'flowchart TD\na["<b onclick=x>&"]',
  'sequenceDiagram\nA->>B: <script>&',
  'stateDiagram-v2\nA : <script>&',
  'erDiagram\nA ||--|| B : <script>&',
])('escapes the text of %j', async (block) => {
  expect(await draw(block)).not.toMatch(/<script|<b |&(?!amp;|lt;|gt;|quot;|#)/);
});

/** Statements of each kind that are drawn, and those that are not drawn or not whole. */
const statements: readonly (readonly [string, string, string])[] = [
  [
    'flowchart TD\nStart --> Stop',
    'a[x]; a(x); a([x]); a((x)); a{x}; us-east; a --> b; a --- b; a -.-> b; a ==> b; a <--> b; a -->|x| b; a -- x --> b; a & b --> c & d; a["x (y)"]; a[x<br/>y]; subgraph s [S]\na --> b\nend; subgraph s\ndirection LR\na --> b\nend',
    'a -> b; a-->b; a~~~b; a --x b; a --> b c; Mobile app --> b; click a call; style Start fill:#f00; classDef x fill:#f00; Start:::x --> b; subgraph s [S]',
  ],
  [
    'stateDiagram-v2\nStart --> Stop',
    '[*] --> A; A --> [*]; A --> B; A --> B : x; A : x; state "x" as A; direction LR; state A {\nB --> C\n}',
    'A -> B; note right of A : text; state fork <<fork>>; state A {',
  ],
  [
    'sequenceDiagram\nS->>T: z',
    'participant A; participant A as x; A->>B: x; A-->>B: x; A->B: x; A-)B: x; A->>A: x; S->>+T: x; S->>T: x<br/>y; Note over S,T: x; Note left of S: x; alt x\nS->>T: y\nelse z\nS->>T: y\nend; loop x\nS->>T: y\nend',
    'Mobile app->>Gateway: x; A-xB: x; A --x B: x; A->>B; end; loop x; activate S; autonumber; participant My App',
  ],
  [
    'erDiagram\nSTART ||--|| STOP : z',
    'A ||--|| B : x; A |o..o| B : x; A }|--|{ B : x; A }o--o{ B : x; A ||--|| B : "x y"; A {\nID id PK\n}; A {\n[Tag!]! tags\n}',
    'A ||--|| B; A -- B : x; nothing; classDef x fill:#f00',
  ],
];

describe.each(statements)('%j', (diagram, drawn, refused) => {
  test.each(drawn.split('; '))('draws %j', async (statement) => {
    expect(await draw(`${diagram}\n${statement}`)).not.toBe(await draw(diagram));
  });

  test.each(refused.split('; '))('refuses %j', async (statement) => {
    await expect(draw(`${diagram}\n\n${statement}`)).rejects.toMatchObject({
      line: 3,
      message: expect.stringContaining(`"${statement}" is not drawn`) as string,
    });
  });
});

const FIRST_LINE =
  'is not the first line of a diagram. Write "flowchart TD" (or LR, BT, RL), "sequenceDiagram", "stateDiagram-v2" or "erDiagram".';

test.each([
  ['', 0, 'The diagram is empty.'],
  ['sequenceDiagram\naccTitle: T', 0, 'The diagram is empty.'],
  ['classDiagram\nclass A', 0, `"classDiagram" ${FIRST_LINE}`],
  ['accTitle: T\npie\n"a": 1', 1, `"pie" ${FIRST_LINE}`],
  [
    'flowchart TD\naccDescr {\n a\n}\n\na -> b',
    5,
    '"a -> b" is not drawn, or not all of it. Write it like "client[Client] -->|request| gateway[Gateway]", or remove it. Colours and styles come from the stylesheet.',
  ],
  [
    'sequenceDiagram\nNote over A: before the first message\nA->>B: x',
    1,
    '"Note over A: before the first message" is not drawn, or not all of it. Write it like "Client->>Gateway: POST /graphql", or remove it. Colours and styles come from the stylesheet.',
  ],
])('says where %j is wrong and what to write', async (block, line, message) => {
  await expect(draw(block)).rejects.toMatchObject({line, message});
});

test('parses statements, text alternative and comments', () => {
  expect(
    parseDiagram(
      '%% a comment\nflowchart TD\n  accTitle: The path  of a request\n\n accDescr {\n  One.\n  Two.\n}\n  a --> b',
    ),
  ).toEqual({
    header: {text: 'flowchart TD', line: 1},
    statements: [{text: 'a --> b', line: 8}],
    title: 'The path of a request',
    description: 'One. Two.',
  });
});
