import {writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {getHeapStatistics} from 'node:v8';
import {focusByKeyboard} from '../docusaurus/focusByKeyboard.mjs';
import {localServer} from '../docusaurus/localServer.mjs';

/** The heap of GitHub's schema is half as large; collecting garbage takes time. */
const LARGE_HEAP = 600_000_000;

/**
 * A Docusaurus plugin with the parts of a reference site that no other plugin has.
 *
 * @param options.hasOrigin - False for a site that may be served from any origin: no page names one.
 */
export default function siteParts({siteDir}, {hasOrigin}) {
  reportMemory(process.env['PEAK_MEMORY_FILE']);
  return {
    name: 'site-parts',
    // Docusaurus takes no path that is undefined.
    ...(!hasOrigin && {
      getThemePath: () => fileURLToPath(new URL('../theme', import.meta.url)),
    }),

    // Without a postcss.config.js of the folders above, and without postcss-preset-env: Lightning
    // CSS, which minifies the styles, also makes them fit the browsers.
    configurePostCss: (options) => ({
      ...options,
      config: false,
      plugins: [focusByKeyboard],
    }),

    configureWebpack(_config, isServer) {
      // Names of modules are relative to it; to another folder, that of the site has a random name in
      // them, and no two builds have the same scripts.
      const names = {context: siteDir};
      if (isServer) {
        return {...names, plugins: [{apply: (compiler) => logWhenDone(compiler)}]};
      }
      collectGarbage();
      logStage('Making scripts and styles ...');
      return {...names, devServer: localServer};
    },

    postBuild() {
      logStage('Making the search index ...');
    },
  };
}

function logWhenDone(compiler) {
  compiler.hooks.done.tap('site-parts', () => {
    logStage('Writing the pages ...');
  });
}

/** The development server logs its own stages. */
function logStage(line) {
  if (process.env['NODE_ENV'] === 'production') console.log(line);
}

/**
 * Frees the memory that making the pages took before the threads that write them need as much. V8
 * would keep it: at 10,000 types 1.2 GB, of which a third is in use.
 */
function collectGarbage() {
  if (getHeapStatistics().total_heap_size < LARGE_HEAP) return;
  // The first pass finds the parts of the heap that the second one compacts.
  globalThis.gc?.();
  globalThis.gc?.();
}

/** Writes the peak memory of a build into a file when the process exits. */
function reportMemory(file) {
  if (!file) return;
  process.on('exit', () => {
    writeFileSync(file, String(process.resourceUsage().maxRSS * 1024));
  });
}
