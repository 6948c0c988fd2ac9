import {toBasePath} from 'graphql-api-model';
import type {PluginOptions} from '../options/options';

/** Creates the function that tells of a path without a slash at its end whether its page has Markdown. */
export function createHasTwin(
  instances: readonly {
    readonly options: Pick<PluginOptions, 'markdown' | 'routeBasePath'>;
  }[],
  baseUrl: string,
): (path: string) => boolean {
  const basePaths = instances.flatMap(({options: {markdown, routeBasePath}}) =>
    markdown ? [toBasePath(baseUrl, routeBasePath)] : [],
  );
  return (path) =>
    !/\.\w+$/.test(path) && basePaths.some((base) => `${path}/`.startsWith(base));
}
