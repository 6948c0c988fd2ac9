// Preloaded into Docusaurus and the workers that write its pages: what it (3.9.2) loads and most
// commands never use is loaded when it is used. Can go when Docusaurus does so itself.
import {createRequire} from 'node:module';
import {isMainThread} from 'node:worker_threads';
import {loadLate} from './loadLate.mjs';

const {resolve} = createRequire(import.meta.url);
const core = createRequire(resolve('@docusaurus/core/package.json'));
const bundler = core.resolve('@docusaurus/bundler');
const inBundler = createRequire(bundler);
// The bar of the bundler whose place Rspack takes, which brings that along, and how a bundle is looked into.
loadLate(inBundler.resolve('webpackbar'), {__esModule: true});
loadLate(core.resolve('webpack-bundle-analyzer'));
// The minifier that takes another's place, and what reads translations out of code.
loadLate(inBundler.resolve('html-minifier-terser'));
const babel = createRequire(inBundler.resolve('@docusaurus/babel'));
loadLate(babel.resolve('./babelTranslationsExtractor.js'));
if (!isMainThread) {
  // Each worker loads all of the bundler anew, and takes nothing of it but the minifier of HTML.
  loadLate(bundler, {
    getHtmlMinifier: (...args) => inBundler('./minifyHtml.js').getHtmlMinifier(...args),
  });
}
