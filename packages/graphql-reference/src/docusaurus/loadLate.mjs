import {createRequire} from 'node:module';

const require = createRequire(import.meta.url);
const {Module} = require('node:module');

export function loadLate(file, own = {}) {
  const module = new Module(file);
  const load = () => {
    if (require.cache[file] === module) delete require.cache[file];
    return require(file);
  };
  module.filename = file;
  module.loaded = true;
  module.exports = new Proxy(own, {
    get: (_, name) => (Object.hasOwn(own, name) ? own[name] : load()[name]),
  });
  require.cache[file] = module;
}
