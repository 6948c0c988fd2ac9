interface SiteParts {
  readonly configureWebpack: (
    config: object,
    isServer: boolean,
  ) => {readonly context: string};
}

export default function siteParts(
  context: {readonly siteDir: string},
  options: {readonly hasOrigin: boolean},
): SiteParts;
