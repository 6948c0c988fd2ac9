import type {AllContent} from '@docusaurus/types';
import {toBasePath} from 'graphql-api-model';
import {listContentPlugins} from '../guides/contentPlugins';
import {listGuides} from '../markdown/guides/listGuides';
import {listIndexes} from '../markdown/guides/listIndexes';
import type {PluginOptions} from '../options/options';

/** Creates the function that returns whether the page of a path, without a slash at its end, has Markdown. */
export function createHasTwin(
  allContent: AllContent,
  instances: readonly {
    readonly options: Pick<PluginOptions, 'markdown' | 'routeBasePath'>;
  }[],
  baseUrl: string,
): (path: string) => boolean {
  const basePaths = instances.flatMap(({options: {markdown, routeBasePath}}) =>
    markdown ? [toBasePath(baseUrl, routeBasePath)] : [],
  );
  const [first] = instances;
  const hasGuides = first?.options.markdown && first.options.markdown.guides;
  const guides = new Set(
    hasGuides
      ? listContentPlugins(allContent).flatMap((plugin) =>
          [
            ...listGuides(plugin, '').map(({href}) => href),
            ...listIndexes(plugin).map(({permalink}) => permalink),
          ].map((href) => href.replace(/\/$/, '')),
        )
      : [],
  );
  return (path) =>
    guides.has(path) ||
    (!/\.\w+$/.test(path) && basePaths.some((base) => `${path}/`.startsWith(base)));
}
