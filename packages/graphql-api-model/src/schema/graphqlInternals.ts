/**
 * The parts of graphql-js that its main entry does not export: errors of SDL as objects
 * (`buildASTSchema` joins them into one text) and its search for the nearest name. The
 * version of graphql is exact in package.json, and the tests of this folder use them all.
 */
export {didYouMean} from 'graphql/jsutils/didYouMean.js';
export {suggestionList} from 'graphql/jsutils/suggestionList.js';
export {specifiedSDLRules} from 'graphql/validation/specifiedRules.js';
export {validateSDL} from 'graphql/validation/validate.js';
