// All that Docusaurus needs of TypeScript's library; the whole of it would be 10 KB in every page.

/** The exports of a module as one that was compiled to CommonJS expects them. */
export function __importDefault(module) {
  return module?.__esModule ? module : {default: module};
}
