import {fileURLToPath} from 'node:url';

/** A plugin of Docusaurus for a site that may stand at any origin: no page names one. */
export default function withoutOrigin() {
  return {
    name: 'without-origin',
    getThemePath: () => fileURLToPath(new URL('../theme', import.meta.url)),
  };
}
