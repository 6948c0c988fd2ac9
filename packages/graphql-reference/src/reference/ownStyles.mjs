import {focusByKeyboard} from '../docusaurus/focusByKeyboard.mjs';

/**
 * A plugin of Docusaurus: styles are made without a postcss.config.js of folders further up, and without
 * postcss-preset-env. Lightning CSS, which minifies them, makes them fit the browsers as well.
 */
export default function ownStyles() {
  return {
    name: 'own-styles',
    configurePostCss: (options) => ({
      ...options,
      config: false,
      plugins: [focusByKeyboard],
    }),
  };
}
