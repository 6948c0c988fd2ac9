import path from 'node:path';
import type {AllContent, LoadContext, RouteConfig} from '@docusaurus/types';
import graphqlReference, {type Options, validateOptions} from '../index';

/** An instance of the plugin, used as Docusaurus does it. */
interface UsedPlugin {
  readonly id: string;
  readonly load: () => Promise<unknown>;
  /** Returns the routes that it adds. */
  readonly show: (allContent: AllContent) => Promise<readonly RouteConfig[]>;
}

export function pluginOf(siteDir: string, written: Options): UsedPlugin {
  const context = {
    siteDir,
    localizationDir: path.join(siteDir, 'i18n/de'),
    siteConfig: {url: 'https://docs.example', markdown: {format: 'mdx'}},
    baseUrl: '/',
    generatedFilesDir: path.join(siteDir, '.docusaurus'),
  } as LoadContext;
  const options = validateOptions({options: {collapseRoutes: false, ...written}});
  const plugin = graphqlReference(context, options);
  return {
    id: options.id,
    load: () => Promise.resolve(plugin.loadContent?.()),
    show: async (allContent: AllContent) => {
      const routes: RouteConfig[] = [];
      await plugin.allContentLoaded?.({
        allContent,
        actions: {
          addRoute: (route) => void routes.push(route),
          setGlobalData: () => undefined,
          createData: () => Promise.reject(new Error('Nothing is created.')),
        },
      });
      return routes;
    },
  };
}
