/**
 * The renderer is an ES module without a CommonJS door. Docusaurus 3 loads plugins through
 * jiti, which turns `import()` into `require()`; plain Node keeps it as it is here.
 */
module.exports = () => import('beautiful-mermaid');
