import {compile} from '@mdx-js/mdx';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {expect, it} from 'vitest';
import {schema} from './schema';
import type {SampleSchema} from '../samples/schemas';
import {
  remarkGraphqlSamples,
  type RemarkGraphqlSamplesOptions,
} from '../remarkGraphqlSamples';

const API: SampleSchema = {
  name: 'api',
  schema,
  linkTo: (name) => (name === 'UUID' ? undefined : `/r/${name}`),
};

interface Transformed {
  readonly links: readonly string[];
  readonly text: string;
}

/** What the plugin makes of MDX, in the compiler of MDX itself. */
async function transform(
  text: string,
  options: Partial<RemarkGraphqlSamplesOptions> = {},
  path = '/site/docs/a.mdx',
): Promise<Transformed> {
  const links: string[] = [];
  let shown = '';
  const look = () => (root: Root) => {
    visit(root, 'link', (link) => {
      links.push(`${link.children[0]?.type ?? ''} ${toString(link)} ${link.url}`);
    });
    shown = toString(root);
  };
  const own = {schemas: () => [API], directory: '/site', ...options};
  await compile(new VFile({value: text, path, cwd: '/site'}), {
    remarkPlugins: [[remarkGraphqlSamples, own], look],
  });
  return {links, text: shown};
}

it('links inline code, in lists and emphasis too', async () => {
  const {links} = await transform(
    'A `Space.members`, **`createSpace`**\n\n- `UUID` `other`',
  );
  expect(links).toEqual([
    'inlineCode Space.members /r/Space.members',
    'inlineCode createSpace /r/Mutation.createSpace',
  ]);
});

it('links error codes, and reports unknown ones in a strict check', async () => {
  const api: SampleSchema = {
    ...API,
    codes: ['FORBIDDEN', 'GONE'],
    strict: true,
    linkToCode: (code) => (code === 'GONE' ? undefined : `/errors#${code}`),
  };
  const {links} = await transform('`FORBIDDEN`, `GONE`, `!FORBIDDEN`', {
    schemas: () => [api],
  });
  expect(links).toEqual(['inlineCode FORBIDDEN /errors#FORBIDDEN']);
  await expect(transform('`FORBIDEN`', {schemas: () => [api]})).rejects.toThrow(
    '"FORBIDEN" is not a name of the schema, of a sample on this page or of the known names. Did you mean "FORBIDDEN"?',
  );
});

it('leaves headings, links and elements that are links alone', async () => {
  const {links} = await transform(
    '# The `Space`\n\n[the `Space`](/x) <Link to="/x">`Space`</Link> <a href="/x">`Space`</a>\n',
  );
  expect(links).toEqual(['text the Space /x']);
});

it('removes the mark of a name that opts out', async () => {
  expect(await transform('# `!Space`\n\nNot `!Space` and `!Space.gone`.')).toEqual({
    links: [],
    text: 'SpaceNot Space and Space.gone.',
  });
});

it('throws a report of everything in the document that does not fit', async () => {
  const text =
    '<Tabs>\n  `Space.memberz`\n\n  ```graphql\n  { nothing }\n  ```\n</Tabs>\n';
  await expect(transform(text)).rejects.toThrow(
    `2 samples and names do not match the schema.

docs/a.mdx:2:4: The type "Space" has no field "memberz". Did you mean "members"? Write \`!…\` if it is not a name of the schema.
    1 | <Tabs>
  > 2 |   \`Space.memberz\`
      |    ^
    3 |

docs/a.mdx:5:5: Cannot query field "nothing" on type "Query".
  > 5 | { nothing }
      |   ^`,
  );
});

it('takes what another plugin made, and has no place, for the beginning of the text', () => {
  const root: Root = {
    type: 'root',
    children: [
      {type: 'code', lang: 'graphql', value: '{ nothing }'},
      {type: 'paragraph', children: [{type: 'inlineCode', value: 'Space.gone'}]},
    ],
  };
  const check = remarkGraphqlSamples({schemas: () => [API], directory: '/site'});
  const file = new VFile({value: 'text', path: '/site/docs/a.mdx', cwd: '/site'});
  expect(() => check(root, file)).toThrow(`2 samples and names do not match the schema.

docs/a.mdx:1:2: The type "Space" has no field "gone". Write \`!…\` if it is not a name of the schema.
  > 1 | text
      |  ^

docs/a.mdx:2:3: Cannot query field "nothing" on type "Query".
  > 2 | { nothing }
      |   ^`);
});

it('links without checking when that is set', async () => {
  const {links} = await transform('`Space.gone` `Space`', {check: 'off'});
  expect(links).toEqual(['inlineCode Space /r/Space']);
});

it('neither checks nor links what is outside the folders of a schema', async () => {
  const schemas = (): readonly SampleSchema[] => [{...API, folders: ['docs']}];
  expect((await transform('`Space`', {schemas})).links).toHaveLength(1);
  const {links} = await transform('`Space` `Space.gone`', {schemas}, '/site/blog/a.mdx');
  expect(links).toEqual([]);
});
