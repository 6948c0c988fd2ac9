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

// The package has them, but its types do not say so.
export const {getSwizzleConfig, validateOptions, validateThemeConfig} =
  classicModule as unknown as Required<PluginModule>;

/** The theme names its files relative to itself; this module stands elsewhere. */
const themeDir = dirname(require.resolve('@docusaurus/theme-classic'));

/**
 * The classic theme without the one `style` attribute that it puts on every page, around
 * its icons: the site's Content-Security-Policy forbids them. `css/layout.css` hides the
 * icons in its stead.
 */
export default function themeClassicWithoutStyle(
  context: LoadContext,
  options: Options,
): Plugin<undefined> {
  const theme = themeClassic(context, options);
  return {
    ...theme,
    getThemePath: () => resolve(themeDir, theme.getThemePath?.() ?? ''),
    getTypeScriptThemePath: () =>
      resolve(themeDir, theme.getTypeScriptThemePath?.() ?? ''),
    getClientModules: () =>
      (theme.getClientModules?.() ?? []).map((path) => resolve(themeDir, path)),
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
