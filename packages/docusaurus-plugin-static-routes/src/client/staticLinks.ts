import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import siteConfig from '@generated/docusaurus.config';
import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';
import {followLinks} from './followLinks';

interface StaticPages {
  readonly loadDocument?: (pathname: string) => Promise<void>;
}

const {baseUrl, trailingSlash} = siteConfig;

if (ExecutionEnvironment.canUseDOM) {
  followLinks({
    baseUrl,
    toCanonical: (pathname) =>
      pathname.endsWith('.html')
        ? pathname
        : applyTrailingSlash(pathname, {baseUrl, trailingSlash}),
    prefetch(pathname) {
      const [match] = matchRoutes(routes, decodeURI(pathname));
      const {loadDocument} = (match?.route.component ?? {}) as StaticPages;
      loadDocument?.(pathname).catch(() => {
        // The navigation tries again and reports a failure.
      });
    },
  });
}
