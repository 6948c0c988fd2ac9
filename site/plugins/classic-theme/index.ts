import {dirname, resolve} from 'node:path';
import themeClassic, * as classicModule from '@docusaurus/theme-classic';
import type {Options} from '@docusaurus/theme-classic';
import type {
  HtmlTagObject,
  HtmlTags,
  LoadContext,
  Plugin,
  PluginModule,
} from '@docusaurus/types';
import {focusByKeyboard} from 'graphql-reference/docusaurus';

// The package exports them, but its types do not.
export const {getSwizzleConfig, validateOptions, validateThemeConfig} =
  classicModule as unknown as Required<PluginModule>;

/** The theme's paths are relative to its own folder. */
const themeDir = dirname(require.resolve('@docusaurus/theme-classic'));

/**
 * The classic theme without the `style` attribute that it puts on every page, around its icons: the
 * Content-Security-Policy of the site blocks it. `css/layout.css` hides the icons instead.
 */
export default function themeClassicWithoutStyle(
  context: LoadContext,
  options: Options,
): Plugin<undefined> {
  const theme = themeClassic(context, options);
  const fromTheme = (path: string): string => resolve(themeDir, path);
  return {
    ...theme,
    getThemePath: () => fromTheme(theme.getThemePath?.() ?? ''),
    getTypeScriptThemePath: () => fromTheme(theme.getTypeScriptThemePath?.() ?? ''),
    getClientModules: () => (theme.getClientModules?.() ?? []).map(fromTheme),
    configurePostCss(postCss) {
      const configured = theme.configurePostCss?.(postCss) ?? postCss;
      return {...configured, plugins: [...configured.plugins, focusByKeyboard]};
    },
    injectHtmlTags(parameters) {
      const tags = theme.injectHtmlTags?.(parameters);
      return {...tags, preBodyTags: toArray(tags?.preBodyTags).map(withoutStyle)};
    },
  };
}

type Tag = string | HtmlTagObject;

function toArray(tags: HtmlTags | undefined): readonly Tag[] {
  return tags === undefined ? [] : Array.isArray(tags) ? tags : [tags];
}

function withoutStyle(tag: Tag): Tag {
  if (typeof tag === 'string' || tag.attributes?.['style'] === undefined) {
    return tag;
  }
  const {style: _style, ...attributes} = tag.attributes;
  return {...tag, attributes};
}
