import path from 'node:path';
import {logger} from '@docusaurus/logger';
import type {
  LoadContext,
  OptionValidationContext,
  Plugin,
  SwizzleConfig,
} from '@docusaurus/types';
import {createSlugger} from '@docusaurus/utils';
import {isContentPlugin, listCategories} from './contentPlugins';
import {createToCanonical} from './createToCanonical';
import {type AddedPages, createMarkdownPages, NAME} from './MarkdownPages';
import {type Options, optionsSchema, type PluginOptions} from './options';
import {type Labels, writeMarkdown} from './writeMarkdown';

const TEXTS = {
  guides: {message: 'Guides', description: 'Heading of the guides in llms.txt'},
  posts: {message: 'Posts', description: 'Heading of the posts of the blog there'},
  pages: {message: 'Pages', description: 'Heading of other pages there'},
};

/** What a component knows of all pages. */
export interface GlobalData {
  /** Addresses of generated pages of categories, which have no Markdown. */
  readonly categories: readonly string[];
}

interface Content extends AddedPages {
  readonly labels: Labels;
}

/**
 * Writes the Markdown of each page beside its HTML, and an index of it.
 *
 * @example
 * plugins: ['docusaurus-plugin-markdown-pages'];
 */
export default function markdownPages(
  loadContext: LoadContext,
  {components, onUnknownComponents, origin}: PluginOptions,
): Plugin<Content | null> {
  const {siteDir, siteConfig, baseUrl, generatedFilesDir} = loadContext;
  const {title, tagline, markdown} = siteConfig;
  const toAddress = createToCanonical(loadContext, origin);
  return {
    name: NAME,
    getThemePath: () => './theme',
    // From the sources and from what is built of them.
    getTypeScriptThemePath: () => '../src/theme',
    getTranslationFiles: () => [{path: 'texts', content: TEXTS}],

    loadContent() {
      // The development server has nothing but pages.
      if (process.env.NODE_ENV === 'development') return null;
      const file = path.join(generatedFilesDir, NAME, 'pages.md');
      return {...createMarkdownPages(file, toAddress), labels: toLabels({})};
    },

    translateContent: ({content, translationFiles: [file]}) =>
      content && {...content, labels: toLabels(file?.content ?? {})},

    allContentLoaded({allContent, actions}) {
      const categories = listCategories(allContent);
      actions.setGlobalData({categories} satisfies GlobalData);
    },

    async postBuild({outDir, plugins, content}) {
      if (!content) return;
      const slugger = createSlugger();
      await writeMarkdown(content, plugins.filter(isContentPlugin), {
        ...{title, tagline, baseUrl, siteDir, outDir, toAddress},
        format: markdown.format,
        forms: components,
        labels: content.labels,
        toName: (label) => slugger.slug(label),
        report: logger.report(onUnknownComponents),
      });
    },
  };
}

function toLabels(
  translated: Readonly<Record<string, {readonly message: string}>>,
): Labels {
  const {guides, posts, pages} = {...TEXTS, ...translated};
  return {guides: guides.message, posts: posts.message, pages: pages.message};
}

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, PluginOptions>): PluginOptions {
  return validate(optionsSchema, options);
}

/** Lists for `docusaurus swizzle` which components are safe to change. */
export function getSwizzleConfig(): SwizzleConfig {
  return {components: {CopyPage: {actions: {wrap: 'safe', eject: 'safe'}}}};
}

export {
  getMarkdownPages,
  type ListFile,
  type MarkdownPages,
  type PageLink,
  type PageList,
} from './MarkdownPages';
export type {ComponentElement, ComponentForm} from './componentForms';
export type {Options} from './options';
export type {MarkdownPage} from './print';
