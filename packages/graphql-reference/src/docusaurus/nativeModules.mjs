// Preloaded into a build: Docusaurus (3.9.2) loads each plugin by a loader that translates all of
// its modules, for each plugin anew, so that an edit of one counts at once. Installed packages
// Node.js loads by itself, and once what they share; and so it does a configuration that its maker says
// is plain. Can go when Docusaurus does so itself.
import {createRequire} from 'node:module';
import {isMainThread} from 'node:worker_threads';
import {loadInstalled} from './loadInstalled.mjs';

// The workers that write pages load no plugin.
if (isMainThread) {
  const {resolve} = createRequire(import.meta.url);
  const core = createRequire(resolve('@docusaurus/core/package.json'));
  const moduleUtils = createRequire(core.resolve('@docusaurus/utils'))(
    './moduleUtils.js',
  );
  const {loadFreshModule} = moduleUtils;
  const plainConfig = process.env['PLAIN_CONFIG'];
  moduleUtils.loadFreshModule = async (file) =>
    plainConfig !== undefined && file === plainConfig
      ? core(file)
      : ((await loadInstalled(file)) ?? loadFreshModule(file));
}
