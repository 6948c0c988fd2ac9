// Preloaded into a build and the workers that write its pages: Docusaurus has no setting for the
// minifier of HTML. Can go when Docusaurus, or the minifier, does not minify a script anew for every page.
import {createRequire} from 'node:module';
import {keepScripts} from './keepScripts.mjs';

const require = createRequire(import.meta.url);
const minifier = createRequire(require.resolve('@docusaurus/faster'))('@swc/html');
const {minify} = minifier;
// React writes next to no spaces that could go: looking for them took a quarter of the time, and
// pages were no smaller on the wire.
minifier.minify = keepScripts((content, options) =>
  minify(content, {...options, collapseWhitespaces: 'none'}),
);
