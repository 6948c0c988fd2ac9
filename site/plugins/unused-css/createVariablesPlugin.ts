import type {ConfigureWebpackUtils} from '@docusaurus/types';
import {dropVariables, findUses} from './dropVariables';
import {inlineConstants} from './inlineConstants';

type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];
type Compiler = InstanceType<Bundler['Compiler']>;

/** A plugin of the bundler: when all is made, all styles and scripts of the site are known. */
export function createVariablesPlugin({Compilation, sources}: Bundler): {
  readonly apply: (compiler: Compiler) => void;
} {
  const name = 'unused-css';
  const stage = Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
  return {
    apply(compiler) {
      compiler.hooks.thisCompilation.tap(name, (compilation) => {
        compilation.hooks.processAssets.tap({name, stage}, (assets) => {
          const files = Object.entries(assets).map(
            ([file, source]) => [file, String(source.source())] as const,
          );
          const styles = files.filter(([file]) => file.endsWith('.css'));
          const scripts = files
            .filter(([file]) => file.endsWith('.js'))
            .map(([, script]) => script);
          for (const [file, css] of styles) {
            // One stylesheet may take the value of what another declares.
            const others = styles
              .filter(([other]) => other !== file)
              .map(([, other]) => [...findUses(other)].join(' '));
            const dropped = dropVariables(css, [...scripts, ...others]);
            // Nor may another stylesheet declare what stands for one value here.
            const inlined = inlineConstants(dropped, [
              ...scripts,
              ...styles.filter(([other]) => other !== file).map(([, other]) => other),
            ]);
            compilation.updateAsset(file, new sources.RawSource(inlined));
          }
        });
      });
    },
  };
}
