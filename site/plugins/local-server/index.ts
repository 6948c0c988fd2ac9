import type {Plugin} from '@docusaurus/types';
import {localServer} from 'graphql-reference/docusaurus';

/** Lets only this machine reach `npm run dev`, or the host that is passed to it. */
export default function pluginLocalServer(): Plugin {
  return {
    name: 'local-server',
    configureWebpack: () => ({devServer: localServer}),
  };
}
