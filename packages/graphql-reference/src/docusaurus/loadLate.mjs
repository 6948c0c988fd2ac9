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
    get(_, name) {
      if (Object.hasOwn(own, name)) return own[name];
      const loaded = load();
      // A default import asks for it where the module calls itself an ES module.
      return name === 'default' && !Object.hasOwn(loaded, name) ? loaded : loaded[name];
    },
  });
  Object.assign(module, {filename: file, loaded: true, exports});
  require.cache[file] = module;
}
