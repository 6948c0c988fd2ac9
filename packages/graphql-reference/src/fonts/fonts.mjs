import {fileURLToPath} from 'node:url';

/** A Docusaurus plugin that fetches the faces of css/tokens.css together with the style sheet. */
export default function fonts() {
  return {
    name: 'site-fonts',
    getThemePath: () => fileURLToPath(new URL('theme', import.meta.url)),
  };
}
