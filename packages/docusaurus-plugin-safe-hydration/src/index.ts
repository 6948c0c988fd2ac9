import type {LoadContext, Plugin} from '@docusaurus/types';
import {createWatchScript, ENGLISH, type Texts} from './watchScript';

const FILE = 'texts';

/** Where each text stands, for translators. */
const DESCRIPTIONS: Readonly<Record<keyof Texts, string>> = {
  failed: 'Stands above a page of which a script did not load',
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
        noAnswer: say('noAnswer'),
        retry: say('retry'),
      };
    },
    injectHtmlTags({content}) {
      // The development server sends pages without content, so there is nothing to keep.
      if (process.env.NODE_ENV === 'development') return {};
      const {baseUrlIssueBanner} = siteConfig;
      const script = createWatchScript({baseUrl, baseUrlIssueBanner}, content);
      return {headTags: [{tagName: 'script', innerHTML: script}]};
    },
  };
}
