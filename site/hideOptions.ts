import type {PluginConfig} from '@docusaurus/types';

const BUILD_ONLY = {toJSON: () => undefined};

/**
 * Keeps the options of plugins out of the browser. Docusaurus writes the configuration as JSON into
 * the scripts of every page; the options would add 2 KB, and paths of the machine that builds.
 */
export function hideOptions(plugins: readonly PluginConfig[]): PluginConfig[] {
  return plugins.map((plugin) =>
    Array.isArray(plugin)
      ? ([
          plugin[0],
          Object.setPrototypeOf({...(plugin[1] as object)}, BUILD_ONLY),
        ] as PluginConfig)
      : plugin,
  );
}
