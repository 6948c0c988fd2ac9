import {createRequire} from 'node:module';

// The site is a CommonJS package, from which the test runner finds no named exports.
const require = createRequire(import.meta.url);

/** What the owner of the site changes: its name, its address and its links. */
export const {settings} =
  require('../../site/settings') as typeof import('../../site/settings');

/** What the home page and the empty search box offer. */
export const {home} = require('../../site/home') as typeof import('../../site/home');
