/** A plugin of Docusaurus: tells what a build does now, one line for each stage. */
export default function tellStages() {
  const tell = (line) => {
    // The development server has its own words.
    if (process.env['NODE_ENV'] === 'production') console.log(line);
  };
  return {
    name: 'tell-stages',
    configureWebpack(_config, isServer) {
      const apply = (compiler) => {
        compiler.hooks.done.tap('tell-stages', () => {
          tell('Writing the pages ...');
        });
      };
      if (!isServer) tell('Making scripts and styles ...');
      return isServer ? {plugins: [{apply}]} : {};
    },
    postBuild() {
      tell('Making the search index ...');
    },
  };
}
