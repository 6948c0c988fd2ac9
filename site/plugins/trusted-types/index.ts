import type {LoadContext, Plugin} from '@docusaurus/types';
import {createPolicyScript} from './policyScript';

/**
 * Lets the site run where the Content-Security-Policy requires Trusted Types: scripts come from
 * the site's own assets, and HTML that scripts write into the page holds none. List it first, so
 * that its script comes before those of others.
 */
export default function pluginTrustedTypes({baseUrl}: LoadContext): Plugin {
  return {
    name: 'trusted-types',
    // A worker loads its chunks by `importScripts`, where no script of the page has set a policy.
    configureWebpack: (_config, isServer) =>
      isServer ? {} : {output: {trustedTypes: {policyName: 'bundler'}}},
    injectHtmlTags() {
      // The development server loads scripts in ways of its own, and sends no policy.
      if (process.env.NODE_ENV === 'development') return {};
      return {headTags: [{tagName: 'script', innerHTML: createPolicyScript(baseUrl)}]};
    },
  };
}
