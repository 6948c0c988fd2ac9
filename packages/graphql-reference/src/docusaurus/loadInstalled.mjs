import {createRequire} from 'node:module';
import {pathToFileURL} from 'node:url';

const require = createRequire(import.meta.url);
const INSTALLED = /[\\/]node_modules[\\/].+\.[cm]?js$/;
const IS_ES_MODULE = new Set(['ERR_REQUIRE_ESM', 'ERR_REQUIRE_ASYNC_MODULE']);

export async function loadInstalled(file) {
  if (typeof file !== 'string' || !INSTALLED.test(file)) return undefined;
  try {
    return require(file);
  } catch (error) {
    if (!IS_ES_MODULE.has(error.code)) throw error;
    return import(pathToFileURL(file).href);
  }
}
