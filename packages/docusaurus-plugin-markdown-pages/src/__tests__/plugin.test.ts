import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import Joi from 'joi';
import {expect, it, vi} from 'vitest';
import {writeFolder} from '../../../../tests/support/writeFolder';
import markdownPages, {type Options, validateOptions} from '../index';

/** The plugin in a site with a slash at the end of its addresses. */
function pluginOf(written: Options = {}) {
  const generatedFilesDir = writeFolder();
  const siteConfig = {
    ...{title: 'Site', tagline: '', url: 'https://docs.example', trailingSlash: true},
    markdown: {format: 'mdx'},
  };
  const context = {siteDir: '/', siteConfig, baseUrl: '/', generatedFilesDir};
  const options = validateOptions({
    validate: (schema, value) => Joi.attempt(value, schema),
    options: written,
  });
  const plugin = markdownPages(context as LoadContext, options);
  const file = path.join(generatedFilesDir, plugin.name, 'pages.md');
  return {plugin, readPages: () => readFileSync(file, 'utf8')};
}

it.each([
  [{}, 'https://docs.example/a/'],
  [{origin: false}, '/a/'],
])('with the options %j a page has the address %s', async (options, address) => {
  const {plugin, readPages} = pluginOf(options);
  const content = await plugin.loadContent?.();
  content?.addPage({href: '/a', title: 'A', description: '', markdown: 'A'});
  expect(readPages()).toBe(`---\ntitle: "A"\naddress: "${address}"\n---\n\nA\n`);
});

it('the labels of lists are translated', async () => {
  const {plugin} = pluginOf();
  const content = (await plugin.loadContent?.()) ?? null;
  expect(content?.labels).toEqual({guides: 'Guides', posts: 'Posts', pages: 'Pages'});
  const translationFiles = [{path: 'texts', content: {guides: {message: 'Anleitungen'}}}];
  const translated = plugin.translateContent?.({content, translationFiles});
  expect(translated?.labels).toMatchObject({guides: 'Anleitungen', posts: 'Posts'});
});

it('the development server takes no pages', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  expect(await pluginOf().plugin.loadContent?.()).toBeNull();
});

it.each([
  [{components: {Card: 'Card'}}, '"components.Card" must be of type function'],
  [{onUnknownComponents: 'stop'}, '"onUnknownComponents" must be one of'],
])('the options %j stop the build', (options, message) => {
  expect(() => pluginOf(options as Options)).toThrow(message);
});
