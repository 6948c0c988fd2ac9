import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {toTwin} from 'graphql-api-model';
import {describe, expect, it} from 'vitest';
import {loadPlugins} from '../../../../../tests/support/loadPlugins';
import {writeFolder} from '../../../../../tests/support/writeFolder';
import {contextOf} from '../../__tests__/contextOf';
import {isContentPlugin} from '../../guides/contentPlugins';
import {createThemeText} from '../../markdown/createThemeText';
import {completeOptions, type Options} from '../../options/options';
import {writeSiteMarkdown} from '../writeSiteMarkdown';

const SDL = 'type Query { a: Int }';

/** The files that a site with two references writes below its base URL, and its index. */
async function write(baseUrl: string, second: Partial<Options> = {}) {
  const outDir = writeFolder();
  const toInstance = (name: string, options: Partial<Options>) => ({
    context: contextOf(SDL, {
      ...{basePath: `${baseUrl}docs/${name}/`, label: `${name} API`, schemaFile: true},
    }),
    options: completeOptions({schema: SDL, ...options}),
  });
  const instances = [toInstance('first', {}), toInstance('second', second)];
  await writeSiteMarkdown(instances, [], {
    logger: {warn: () => undefined},
    ...{title: 'Site', tagline: '', format: 'mdx', siteDir: '/', outDir, baseUrl},
    linkTo: (href) => toTwin(href, baseUrl),
    toAddress: (href) => href,
    codeTranslations: {},
    themeText: createThemeText(),
  });
  const names = readdirSync(outDir, {recursive: true, encoding: 'utf8'});
  return {
    files: names.filter((name) => /\.\w+$/.test(name)).toSorted(),
    index: readFileSync(path.join(outDir, 'llms.txt'), 'utf8'),
  };
}

it('the index of a site has the lists of each reference', async () => {
  expect(await write('/')).toEqual({
    files: ['first', 'second']
      .flatMap((name) => [
        `docs/${name}/llms/directives.txt`,
        `docs/${name}/llms/queries.txt`,
        `docs/${name}/llms/scalars.txt`,
        `docs/${name}/operations/queries/a.graphql`,
      ])
      .concat('llms.txt'),
    index: `# Site

## first API

- [Overview](/docs/first.md)
- [Queries](/docs/first/llms/queries.txt)
- [Scalars](/docs/first/llms/scalars.txt)
- [Directives](/docs/first/llms/directives.txt)

## second API

- [Overview](/docs/second.md)
- [Queries](/docs/second/llms/queries.txt)
- [Scalars](/docs/second/llms/scalars.txt)
- [Directives](/docs/second/llms/directives.txt)
`,
  });
});

it('another language has an index of its own, below its base URL', async () => {
  const {files, index} = await write('/de/', {markdown: false});
  expect(files).toHaveLength(5);
  expect(index.match(/(?<=\()\/de\/docs\/[^/.]+/g)).toEqual(
    Array.from({length: 4}, () => '/de/docs/first'),
  );
});

describe('components and values without Markdown in guides', () => {
  /** Writes the Markdown of a site with two guides, and returns what is logged. */
  async function writeGuidesWith(
    markdown: Options['markdown'],
  ): Promise<{readonly logged: readonly string[]; readonly text: string}> {
    const {siteDir, plugins} = await loadPlugins(
      {
        'docs/a.mdx':
          "import Part from './_part.mdx';\n\n<Card>A</Card> [b](%E0%A4) [c](<\\\\[>)\n\n<Part />\n",
        'docs/b.mdx': "import Part from './_part.mdx';\n\n{props.b}\n\n<Part />\n",
        'docs/_part.mdx': '<My.Part />\n',
      },
      {docs: {}},
    );
    const outDir = writeFolder();
    const options = completeOptions({schema: SDL, markdown: {index: false, ...markdown}});
    const logged: string[] = [];
    const guides = plugins.filter(isContentPlugin);
    await writeSiteMarkdown([{context: contextOf(SDL), options}], guides, {
      ...{title: 'Site', tagline: '', format: 'mdx', siteDir, outDir, baseUrl: '/'},
      linkTo: (href) => href,
      toAddress: (href) => href,
      codeTranslations: {},
      themeText: createThemeText(),
      logger: {warn: (text) => void logged.push(text)},
    });
    return {logged, text: readFileSync(path.join(outDir, 'docs/a.md'), 'utf8')};
  }

  const MESSAGE = `The Markdown of guides lacks what these show; of a component it has what is inside:
  - docs/_part.mdx:1:1: <My.Part>
  - docs/a.mdx:3:1: <Card>
  - docs/b.mdx:3:1: {props.b}
Add Markdown for components to the options of docusaurus-plugin-graphql-reference, as in markdown: {components: {'My.Part': ({attributes, children}) => children}}, and write the text of a value. Or write no Markdown of guides: markdown: {guides: false}.`;

  it('are one warning for all of them', async () => {
    const {logged, text} = await writeGuidesWith({});
    expect(logged).toEqual([MESSAGE]);
    expect(text).toMatch(/\n\n# a\n\nA \[b\]\(%E0%A4\) \[c\]\(\S+\)\n$/);
  });

  it('stop the build if the owner wants that', async () => {
    await expect(writeGuidesWith({unknownComponents: 'throw'})).rejects.toThrow(MESSAGE);
  });

  it('are ignored if the owner wants that', async () => {
    expect((await writeGuidesWith({unknownComponents: 'ignore'})).logged).toEqual([]);
  });
});
