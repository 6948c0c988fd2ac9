import {focusByKeyboard} from '../docusaurus/focusByKeyboard.mjs';

/** A plugin of Docusaurus: styles are made without a postcss.config.js of folders further up. */
export default function ownStyles() {
  return {
    name: 'own-styles',
    configurePostCss: (options) => ({
      ...options,
      config: false,
      plugins: [...options.plugins, focusByKeyboard],
    }),
  };
}
