import {localServer} from 'graphql-reference/docusaurus';

/** A plugin with an option that the type of Docusaurus leaves out, though Docusaurus takes it. */
interface DevServerPlugin {
  readonly name: string;
  readonly configureWebpack: () => {readonly devServer: typeof localServer};
}

/** Lets only this machine reach `npm run dev`, or the host that is passed to it. */
export default function pluginLocalServer(): DevServerPlugin {
  return {name: 'local-server', configureWebpack: () => ({devServer: localServer})};
}
