import Head from '@docusaurus/Head';
import {DocProvider} from '@docusaurus/plugin-content-docs/client';
import {matchPath, useHistory, useLocation} from '@docusaurus/router';
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useRouteContext from '@docusaurus/useRouteContext';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import DocItemMetadata from '@theme/DocItem/Metadata';
import DocRoot from '@theme/DocRoot';
import DocVersionRoot from '@theme/DocVersionRoot';
import DocsRoot from '@theme/DocsRoot';
import {type ReactNode, useMemo} from 'react';
import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import {growBranch} from '../navigation/growBranch';
import type {Frame} from '../render/toFrame';
import PageLayout from './PageLayout';
import {toDoc} from './toDoc';

interface Props extends Frame {
  readonly children: ReactNode;
}

/** The docs version that the page belongs to, its one sidebar with the branch of the page. */
function useVersion(branch: Frame['branch']): PropVersionMetadata {
  const version = useRouteContext().data?.['version'] as PropVersionMetadata;
  return useMemo(() => {
    if (!branch) return version;
    const sidebars = Object.entries(version.docsSidebars).map(
      ([name, items]) => [name, growBranch(items, branch)] as const,
    );
    return {...version, docsSidebars: Object.fromEntries(sidebars)};
  }, [version, branch]);
}

/** The page that search engines shall find instead of this one. */
function Canonical({path}: {readonly path: string}): ReactNode {
  const {
    siteConfig: {url, baseUrl, trailingSlash, customFields},
  } = useDocusaurusContext();
  // A site of `graphql-reference` may not know its origin, and then names none.
  const origin = customFields?.['withoutOrigin'] === true ? '' : url;
  const address = origin + applyTrailingSlash(path, {baseUrl, trailingSlash});
  return (
    <Head>
      <link rel="canonical" href={address} />
      {origin !== '' && <meta property="og:url" content={address} />}
    </Head>
  );
}

type Route = Parameters<typeof DocRoot>[0]['route'];
type RouteProps = Omit<Parameters<typeof DocRoot>[0], 'route'>;

/** A route that shows the same at every path, as the components of the docs plugin take it. */
function toRoute(render: (props: RouteProps) => ReactNode, own: object = {}): Route {
  return {routes: [{path: '/', render, ...own}]};
}

/**
 * What surrounds the static content of a reference page, in the browser too: all that surrounds a
 * guide, made by the components of the docs plugin, so that what a site changes there holds here.
 */
export default function ReferenceFrame({children, canonical, ...page}: Props): ReactNode {
  const version = useVersion(page.branch);
  const location = useLocation();
  const [sidebar] = Object.keys(version.docsSidebars);
  const article = (
    <DocProvider content={toDoc(page)}>
      <DocItemMetadata />
      {canonical !== undefined && <Canonical path={canonical} />}
      <PageLayout hasRequest={page.hasRequest}>{children}</PageLayout>
    </DocProvider>
  );
  const showPage = (props: RouteProps) => (
    <DocRoot {...props} route={toRoute(() => article, {sidebar})} />
  );
  const showVersion = (props: RouteProps) => (
    <DocVersionRoot {...props} version={version} route={toRoute(showPage)} />
  );
  return (
    <HtmlClassNameProvider className="graphql-reference-page">
      <DocsRoot
        match={matchPath(location.pathname, {path: '/'})!}
        location={location}
        history={useHistory()}
        route={toRoute(showVersion)}
      />
    </HtmlClassNameProvider>
  );
}
