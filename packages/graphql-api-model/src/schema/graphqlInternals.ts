/**
 * The two parts of graphql-js 16 that its main entry does not export. `buildASTSchema` joins the
 * errors of SDL into one text, and our messages need the nodes of each. Both modules move in
 * graphql-js 17, where the imports fail as soon as the package is loaded.
 */
export {specifiedSDLRules} from 'graphql/validation/specifiedRules.js';
export {validateSDL} from 'graphql/validation/validate.js';
