import path from 'node:path';
import {compile as compileMdx} from '@mdx-js/mdx';
import type {} from 'mdast-util-mdx';
import type {Root} from 'mdast';
import {describe, expect, test} from 'vitest';
import {VFile} from 'vfile';
import {staticDiagrams} from '../staticDiagrams';

type Properties = Readonly<Record<string, unknown>>;

interface Compiled {
  /** Name and properties of every element at the top of the page that MDX knows. */
  readonly elements: readonly (readonly [string | null, Properties])[];
  /** The module that the page becomes. */
  readonly code: string;
}

async function compile(value: string): Promise<Compiled> {
  const file = new VFile({value, path: path.join('docs', 'page.mdx')});
  const elements: (readonly [string | null, Properties])[] = [];
  const collect = () => (root: Root) => {
    for (const node of root.children) {
      if (node.type !== 'mdxJsxFlowElement') continue;
      const {name, attributes} = node;
      const properties = attributes.map((attribute) => [
        'name' in attribute ? attribute.name : '',
        attribute.value,
      ]);
      elements.push([name, Object.fromEntries(properties) as Properties]);
    }
  };
  const code = await compileMdx(file, {
    jsx: true,
    remarkPlugins: [staticDiagrams, collect],
  });
  return {elements, code: String(code)};
}

const fence = (info: string, ...lines: string[]) =>
  ['```' + info, ...lines, '```'].join('\n');

describe('staticDiagrams', () => {
  const flow = ['flowchart TD', 'accTitle: Steps', 'accDescr: A, then B.', 'a --> b'];

  test('become one element with the finished SVG', async () => {
    const {elements, code} = await compile(fence('mermaid', ...flow));
    const [[name, properties] = [], ...others] = elements;
    expect([name, others]).toEqual(['StaticDiagram', []]);
    expect(code).toContain("import StaticDiagram from '@theme/StaticDiagram';");
    expect(code).toContain('<StaticDiagram svg=');
    expect(properties).toEqual({
      svg: expect.stringMatching(/^<svg [^>]*role="img"[^]*<\/svg>$/) as string,
      caption: 'Steps',
      name: 'Diagram: Steps',
    });
  });

  test('take title and description after the fence too', async () => {
    const {elements} = await compile(
      fence('mermaid title="T" alt="D."', 'flowchart TD', 'a --> b'),
    );
    const properties = elements[0]?.[1] ?? {};
    expect(properties['svg']).toMatch(
      /<title id="[^"]+">T<\/title><desc id="[^"]+">D\.<\/desc>/,
    );
  });

  test('have ids of their own on a page with equal diagrams', async () => {
    const {elements, code} = await compile(
      [fence('mermaid', ...flow), fence('mermaid', ...flow)].join('\n\n'),
    );
    expect(code.split('import StaticDiagram').length).toBe(2);
    expect(elements.map(([, {name}]) => name)).toEqual([
      'Diagram: Steps',
      'Diagram: Steps (2)',
    ]);
    const ids = elements.flatMap(([, {svg}]) =>
      [...String(svg).matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('leave other blocks, and pages without one, as they are', async () => {
    const {elements, code} = await compile(fence('ts', 'const a = 1;'));
    expect(elements).toEqual([]);
    expect(code).not.toContain('StaticDiagram');
  });

  test.each([
    [
      ['flowchart TD', 'a --> b'],
      'docs/page.mdx:3:1: The diagram has no text alternative. Add "accTitle: …" (what the diagram is) and "accDescr: …" (what it says, for a reader who cannot see it) below its first line, or title="…" alt="…" after ```mermaid.',
    ],
    [
      ['flowchart TD', 'accTitle: T', 'a --> b'],
      'docs/page.mdx:3:1: The diagram has no text alternative. Add "accDescr: …" (what it says, for a reader who cannot see it) below its first line, or title="…" alt="…" after ```mermaid.',
    ],
    [
      ['flowchart TD', 'accTitle: T', 'accDescr: D.', 'a -> b'],
      'docs/page.mdx:7:1: "a -> b" is not a statement of a flowchart that can be drawn. Write it like "client[Client] -->|request| gateway[Gateway]". Colours and styles come from the stylesheet.',
    ],
  ])('stop the build with the place: %j', async (lines, message) => {
    await expect(compile(`# A\n\n${fence('mermaid', ...lines)}`)).rejects.toThrow(
      message,
    );
  });
});
