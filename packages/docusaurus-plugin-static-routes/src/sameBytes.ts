import type {CurrentBundler, Plugin} from '@docusaurus/types';

type BundlerSettings = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/** What Docusaurus calls the chunk that finds all others, with a hash after it. */
const RUNTIME = /runtime~main\./;

/** As Docusaurus minifies scripts, but with letters that do not tell what was counted. */
const MINIMIZER_OPTIONS = {
  minify: true,
  ecma: 2020,
  module: true,
  compress: {ecma: 5},
  mangle: {disableCharFreq: true},
  format: {ecma: 5, comments: false, asciiOnly: true},
};

interface Rspack {
  readonly SwcJsMinimizerRspackPlugin: new (options: {
    readonly test: RegExp;
    readonly minimizerOptions: typeof MINIMIZER_OPTIONS;
  }) => {apply(compiler: unknown): void};
}

/**
 * For `configureWebpack`: two builds of one site are the same bytes, whatever folder it lies in.
 * Modules and names of styles are named by where they lie from the site; by default, from the
 * folder of the shell. And Rspack does not choose the runtime's names by how frequent letters are
 * in it: while it is minified, it holds hashes that tell where the site lies.
 *
 * @param siteDir - the folder of the site
 * @param isServer - whether the bundle is the one that renders pages
 * @param currentBundler - what Docusaurus bundles with
 */
export function sameBytes(
  siteDir: string,
  isServer: boolean,
  {name, instance}: CurrentBundler,
): BundlerSettings {
  if (isServer || name !== 'rspack') return {context: siteDir};
  const {SwcJsMinimizerRspackPlugin} = instance as unknown as Rspack;
  const minimizer = new SwcJsMinimizerRspackPlugin({
    test: RUNTIME,
    minimizerOptions: MINIMIZER_OPTIONS,
  });
  return {
    context: siteDir,
    // What is minified once is not minified again.
    mergeStrategy: {'optimization.minimizer': 'prepend'},
    optimization: {minimizer: [minimizer]},
  };
}
