import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {toTwin} from 'graphql-api-model';
import {expect, it} from 'vitest';
import {writeFolder} from '../../../../../tests/support/writeFolder';
import {contextOf} from '../../__tests__/contextOf';
import {createSayTheme} from '../../markdown/createSayTheme';
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
    ...{title: 'Site', tagline: '', format: 'mdx', siteDir: '/', outDir, baseUrl},
    linkTo: (href) => toTwin(href, baseUrl),
    toAddress: (href) => href,
    codeTranslations: {},
    sayTheme: createSayTheme(),
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
