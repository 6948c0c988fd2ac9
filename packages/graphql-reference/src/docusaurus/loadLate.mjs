import {createRequire} from 'node:module';

const require = createRequire(import.meta.url);
const {Module} = require('node:module');

export function loadLate(file, own = {}) {
  const module = new Module(file);
  const load = () => {
    if (require.cache[file] === module) delete require.cache[file];
    return require(file);
  };
  const exports = new Proxy(own, {
    get: (_, name) => (Object.hasOwn(own, name) ? own[name] : load()[name]),
  });
  Object.assign(module, {filename: file, loaded: true, exports});
  require.cache[file] = module;
}
