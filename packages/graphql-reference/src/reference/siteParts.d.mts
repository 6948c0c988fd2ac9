import type {localServer} from '../docusaurus/localServer.mjs';

interface SiteParts {
  readonly configureWebpack: (
    config: object,
    isServer: boolean,
  ) => {readonly context: string; readonly devServer?: typeof localServer};
}

export default function siteParts(
  context: {readonly siteDir: string},
  options: {readonly hasOrigin: boolean},
): SiteParts;
