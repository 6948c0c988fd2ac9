import {dirname, join, resolve} from 'node:path';
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
import {desktopFrom996} from './desktopFrom996';

// The package has them, but its types do not say so.
export const {getSwizzleConfig, validateOptions, validateThemeConfig} =
  classicModule as unknown as Required<PluginModule>;

const themeCommonDir = dirname(require.resolve('@docusaurus/theme-common'));

/** The theme names its files relative to itself; this module stands elsewhere. */
const themeDir = dirname(require.resolve('@docusaurus/theme-classic'));

/**
 * The classic theme without the one `style` attribute that it puts on every page, around
 * its icons: the site's Content-Security-Policy forbids them. `css/layout.css` hides the
 * icons in its stead.
 *
 * And a window of 996 px is a desktop, in its styles and its scripts: Docusaurus 3.9.2 has the
 * width written in both, https://github.com/facebook/docusaurus/issues/9603.
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
    configurePostCss(postCss) {
      const configured = theme.configurePostCss?.(postCss) ?? postCss;
      return {
        ...configured,
        plugins: [...configured.plugins, desktopFrom996, focusByKeyboard],
      };
    },
    configureWebpack(config, isServer, utils, content) {
      const {NormalModuleReplacementPlugin} = utils.currentBundler.instance;
      const configured = theme.configureWebpack?.(config, isServer, utils, content);
      return {
        ...configured,
        resolve: {
          // The package does not export this module.
          alias: {
            'theme-common-window-size': join(themeCommonDir, 'hooks/useWindowSize.js'),
          },
        },
        plugins: [
          ...(configured?.plugins ?? []),
          new NormalModuleReplacementPlugin(
            /^\.{1,2}\/hooks\/useWindowSize$/,
            (module: {request: string; context: string}) => {
              if (module.context.startsWith(themeCommonDir)) {
                module.request = join(__dirname, 'useWindowSize.ts');
              }
            },
          ),
        ],
      };
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
