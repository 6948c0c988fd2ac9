import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import {findStaticPage, toCanonical} from './findStaticPage';
import {followLinks} from './followLinks';

if (ExecutionEnvironment.canUseDOM) {
  followLinks({
    baseUrl: siteConfig.baseUrl,
    toCanonical,
    prefetch(pathname) {
      findStaticPage(pathname)?.().catch(() => {
        // The navigation tries again and reports a failure.
      });
    },
  });
}
