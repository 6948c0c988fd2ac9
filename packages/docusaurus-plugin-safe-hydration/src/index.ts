import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {
  createWatchScript,
  ENGLISH,
  type NavigationTexts,
  type Texts,
} from './watchScript';

const FILE = 'texts';
const ownPath = fileURLToPath(import.meta.url);
const clientDir = path.join(path.dirname(ownPath), 'client');
/** As a source and as built. */
const extension = path.extname(ownPath);

/** Where each text stands, for translators. */
const DESCRIPTIONS: Readonly<Record<keyof Texts, string>> = {
  failed: 'Stands above a page of which a script did not load, or not in 15 seconds',
  latePage:
    'Stands above a page when the one that a link leads to has not come after 15 seconds',
  noAnswer: 'Stands above such a page when the site does not answer, either',
  retry: 'The button that loads such a page again',
};

const NAMES = Object.keys(DESCRIPTIONS) as (keyof Texts)[];

/** Keeps the HTML of a page as it is where a script that the page needs did not load. */
export default function pluginSafeHydration({
  baseUrl,
  siteConfig,
}: LoadContext): Plugin<Texts> {
  return {
    name: 'docusaurus-plugin-safe-hydration',
    loadContent: () => ENGLISH,
    getTranslationFiles: ({content}) => [
      {
        path: FILE,
        content: Object.fromEntries(
          NAMES.map((name) => [
            name,
            {message: content[name], description: DESCRIPTIONS[name]},
          ]),
        ),
      },
    ],
    translateContent({content, translationFiles}) {
      const translated = translationFiles.find(({path}) => path === FILE)?.content;
      const say = (name: keyof Texts) => translated?.[name]?.message ?? content[name];
      return {
        failed: say('failed'),
        latePage: say('latePage'),
        noAnswer: say('noAnswer'),
        retry: say('retry'),
      };
    },
    contentLoaded({content: {latePage, noAnswer, retry}, actions}) {
      actions.setGlobalData({latePage, noAnswer, retry} satisfies NavigationTexts);
    },
    getThemePath: () => './theme',
    // From the sources and from what is built of them.
    getTypeScriptThemePath: () => '../src/theme',
    getClientModules: () => [path.join(clientDir, `slowNavigation${extension}`)],
    injectHtmlTags({content}) {
      // The development server sends pages without content, so there is nothing to keep.
      if (process.env.NODE_ENV === 'development') return {};
      const {baseUrlIssueBanner} = siteConfig;
      const script = createWatchScript({baseUrl, baseUrlIssueBanner}, content);
      return {headTags: [{tagName: 'script', innerHTML: script}]};
    },
  };
}
