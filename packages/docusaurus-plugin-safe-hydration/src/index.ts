import type {LoadContext, Plugin} from '@docusaurus/types';
import {createWatchScript} from './watchScript';

/** Keeps the HTML of a page as it is where a script that the page needs did not load. */
export default function pluginSafeHydration({baseUrl, siteConfig}: LoadContext): Plugin {
  return {
    name: 'docusaurus-plugin-safe-hydration',
    injectHtmlTags() {
      // The development server sends pages without content, so there is nothing to keep.
      if (process.env.NODE_ENV === 'development') return {};
      const {baseUrlIssueBanner} = siteConfig;
      const script = createWatchScript({baseUrl, baseUrlIssueBanner});
      return {headTags: [{tagName: 'script', innerHTML: script}]};
    },
  };
}
