import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useAllPluginInstancesData} from '@docusaurus/useGlobalData';
import useRouteContext from '@docusaurus/useRouteContext';
import {toTwin} from 'graphql-api-model/toTwin';
import type {GlobalData} from '../content/globalData';

const NAME = 'docusaurus-plugin-graphql-reference';

/** The address of the Markdown of the page; undefined for one that has none. */
export function useTwin(): string | undefined {
  const {pathname} = useLocation();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {plugin} = useRouteContext();
  const instances = useAllPluginInstancesData(NAME) as Readonly<
    Record<string, GlobalData>
  >;
  const own = plugin.name === NAME ? [instances[plugin.id]!] : Object.values(instances);
  const hasTwin = own.some(
    ({twins}) =>
      twins?.plugins.includes(plugin.name) && !twins.without.includes(pathname),
  );
  return hasTwin ? toTwin(pathname, baseUrl) : undefined;
}
