import path from 'node:path';
import {evaluate} from '@mdx-js/mdx';
import * as runtime from 'react/jsx-runtime';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, test, vi} from 'vitest';
import {VFile} from 'vfile';
import {staticCode, type StaticCodeOptions} from '../staticCode';

type Properties = Readonly<Record<string, unknown>>;

/** The properties of every element that the plugin writes into an MDX page, in order. */
async function compile(
  value: string,
  options: StaticCodeOptions = {},
): Promise<readonly (readonly [string, Properties])[]> {
  const file = new VFile({value, path: path.join('docs', 'page.mdx')});
  const {default: Page} = await evaluate(file, {
    ...runtime,
    remarkPlugins: [[staticCode, options]],
  });
  const found: (readonly [string, Properties])[] = [];
  const collect = (name: string) => (properties: Properties) => {
    found.push([name, properties]);
    return null;
  };
  const components = {
    StaticCode: collect('StaticCode'),
    StaticDiagram: collect('StaticDiagram'),
  };
  renderToStaticMarkup(<Page components={components} />);
  return found;
}

const fence = (info: string, ...lines: string[]) =>
  ['```' + info, ...lines, '```'].join('\n');

describe('staticCode', () => {
  test('turns a block into one element with the finished HTML', async () => {
    expect(await compile(fence('ts', 'const a = "<b>";'))).toEqual([
      [
        'StaticCode',
        {
          html: '<span class="hl-keyword">const</span> a = <span class="hl-string">"&lt;b&gt;"</span>;',
          caption: 'TypeScript',
          name: 'TypeScript code',
          language: 'ts',
        },
      ],
    ]);
  });

  test('keeps braces, quotes, backslashes and entities of the code', async () => {
    const [[, properties] = []] = await compile(fence('', '{`${a}`} \\n "q" &amp;'));
    expect(properties?.['html']).toBe('{`${a}`} \\n "q" &amp;amp;');
  });

  test('takes the title and marks which box can scroll', async () => {
    const [[, properties] = []] = await compile(
      fence('json title="a.json"', '{"a": "a line of more than 24 characters"}'),
    );
    expect(properties).toMatchObject({caption: 'a.json', name: 'a.json', scrolls: true});
  });

  test.each(['graphql', 'gql', 'text'])('breaks the lines of %s', async (language) => {
    const [[, properties] = ['', {}]] = await compile(
      fence(language, '# a line of more than 24 characters'),
    );
    expect(properties['html']).toContain('24 characters');
    expect(properties).not.toHaveProperty('scrolls');
  });

  test('gives every box of a page a name of its own', async () => {
    const blocks = ['ts', 'ts', 'ts title="x"', 'ts'].map((info) => fence(info, 'a'));
    const found = await compile(blocks.join('\n\n'));
    expect(found.map(([, {name}]) => name)).toEqual([
      ...['TypeScript code', 'TypeScript code (2)', 'x', 'TypeScript code (3)'],
    ]);
  });

  test('marks lines by range, numbers them, and leaves magic comments then', async () => {
    const [[, properties] = ['', {}]] = await compile(
      fence('text {2} showLineNumbers=7', '# highlight-next-line', 'b'),
    );
    expect(properties['html']).toBe(
      '<span class="code-line" data-line="7"># highlight-next-line\n</span><mark class="code-line" data-line="8">b</mark>',
    );
  });

  test('marks lines by magic comments, a token over lines stays whole on each', async () => {
    const [[, properties] = ['', {}]] = await compile(
      fence('ts', '/* a', '// highlight-next-line', 'b */'),
    );
    expect(properties['html']).toBe(
      '<span class="code-line"><span class="hl-comment">/* a</span>\n</span><mark class="code-line"><span class="hl-comment">b */</span></mark>',
    );
  });

  test('keeps HTML whole on each line, whatever its attributes contain', async () => {
    const [[, properties] = ['', {}]] = await compile(fence('ts {1}', 'a', 'b'), {
      transform: () => ({html: '<a title="x>y"><b>a\nb</b></a>'}),
    });
    expect(properties['html']).toBe(
      '<mark class="code-line"><a title="x>y"><b>a</b></a>\n</mark><span class="code-line"><a title="x>y"><b>b</b></a></span>',
    );
  });

  test('finds blocks in lists, quotes and elements', async () => {
    const page = `- a\n\n  ${fence('ts', '1').replaceAll('\n', '\n  ')}\n\n<div>\n\n${fence('json', '2')}\n\n</div>`;
    expect((await compile(page)).map(([, {language}]) => language)).toEqual([
      'ts',
      'json',
    ]);
  });

  test('stops at a magic comment without its partner', async () => {
    await expect(
      compile(`# A\n\n${fence('graphql', 'a', '# highlight-start', 'b')}`),
    ).rejects.toThrow(
      'docs/page.mdx:5:1: The comment highlight-start has no highlight-end after it. Add it or remove both.',
    );
  });
});

describe('transform', () => {
  test('receives everything about a block and supplies its HTML', async () => {
    const transform = vi.fn(() => ({html: '<a href="#x">q</a>\nr'}));
    const page = `\n- a\n\n  \`\`\`graphql invalid {2}\n  q\n  r\n  \`\`\`\n`;
    const [[, properties] = ['', {}]] = await compile(page, {transform});
    expect(transform.mock.calls).toEqual([
      [
        {
          code: 'q\nr',
          language: 'graphql',
          meta: 'invalid {2}',
          file: path.join('docs', 'page.mdx'),
          line: 5,
          column: 3,
          lines: [5, 6],
        },
      ],
    ]);
    expect(properties['html']).toBe(
      '<span class="code-line"><a href="#x">q</a>\n</span><mark class="code-line">r</mark>',
    );
  });

  test('gets the code without magic comments, with the lines it comes from', async () => {
    const transform = vi.fn(() => undefined);
    const block = fence('graphql', 'a', '# highlight-next-line', '1');
    const [[, properties] = []] = await compile(block, {transform});
    expect(properties?.['html']).toContain('<span class="hl-number">1</span>');
    expect(transform).toHaveBeenCalledWith(
      expect.objectContaining({code: 'a\n1', line: 2, lines: [2, 4]}),
    );
  });

  test('may give a caption, which a title overrides', async () => {
    const transform = () => ({caption: 'Response'});
    const blocks = [fence('json response', '1'), fence('json title="a.json"', '1')];
    const found = await compile(blocks.join('\n\n'), {transform});
    expect(found.map(([, {caption, name}]) => [caption, name])).toEqual([
      ['Response', 'Response'],
      ['a.json', 'a.json'],
    ]);
  });
});

describe('a diagram', () => {
  const flow = ['flowchart TD', 'accTitle: Steps', 'accDescr: A, then B.', 'a --> b'];

  test('becomes one element with the finished SVG', async () => {
    const [[name, properties] = [], ...others] = await compile(fence('mermaid', ...flow));
    expect([name, others]).toEqual(['StaticDiagram', []]);
    expect(properties).toEqual({
      svg: expect.stringMatching(/^<svg [^>]*role="img"[^]*<\/svg>$/) as string,
      caption: 'Steps',
      id: expect.stringMatching(/^d[\da-f]{8}$/) as string,
      name: 'Diagram: Steps',
    });
  });

  test('may have its title and description after the fence', async () => {
    const info = 'mermaid title="T" alt="D."';
    const [[, properties] = []] = await compile(fence(info, 'flowchart TD', 'a --> b'));
    expect(properties?.['svg']).toMatch(/<title [^>]+>T<\/title><desc [^>]+>D\.<\/desc>/);
  });

  test('has ids of its own on a page with equal diagrams', async () => {
    const block = fence('mermaid', ...flow);
    const found = await compile(`${block}\n\n${block}`);
    const names = ['Diagram: Steps', 'Diagram: Steps (2)'];
    expect(found.map(([, {name}]) => name)).toEqual(names);
    const ids = found.flatMap(([, {svg}]) =>
      [...String(svg).matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.each([
    [
      ['flowchart TD', 'accTitle: T', 'a --> b'],
      '3:1: The diagram needs a text alternative. Add "accTitle: …" (what the diagram is) and "accDescr: …" (what it says, for a reader who cannot see it) below its first line, or title="…" alt="…" after ```mermaid.',
    ],
    [
      ['flowchart TD', 'accTitle: T', 'accDescr: D.', 'a -> b'],
      '7:1: "a -> b" is not drawn, or not all of it. Write it like "client[Client] -->|request| gateway[Gateway]", or remove it. Colours and styles come from the stylesheet.',
    ],
  ])('stops the build with its place: %j', async (lines, message) => {
    await expect(compile(`# A\n\n${fence('mermaid', ...lines)}`)).rejects.toThrow(
      `docs/page.mdx:${message}`,
    );
  });
});
