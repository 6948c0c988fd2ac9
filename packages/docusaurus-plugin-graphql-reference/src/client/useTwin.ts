import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useAllPluginInstancesData} from '@docusaurus/useGlobalData';
import useRouteContext from '@docusaurus/useRouteContext';
import {toTwin} from 'graphql-api-model/toTwin';
import type {GlobalData} from '../content/globalData';

const NAME = 'docusaurus-plugin-graphql-reference';

/** The address of the Markdown of the page; undefined for one that has none, or has no link that copies it. */
export function useTwin({isCopied = false} = {}): string | undefined {
  const {pathname} = useLocation();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {plugin} = useRouteContext();
  const instances = useAllPluginInstancesData(NAME) as Readonly<
    Record<string, GlobalData>
  >;
  const own = plugin.name === NAME ? [instances[plugin.id]!] : Object.values(instances);
  const path = pathname.replace(/(?!^)\/$/, '');
  const hasTwin = own.some(
    ({twins}) =>
      twins?.plugins.includes(plugin.name) &&
      (!isCopied || twins.copied === true || (twins.copied && plugin.name === NAME)) &&
      !twins.without.includes(path),
  );
  return hasTwin ? toTwin(pathname, baseUrl) : undefined;
}
