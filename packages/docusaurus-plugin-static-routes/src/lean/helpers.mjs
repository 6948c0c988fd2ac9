// Stands in the library's own place, so its name leads to the library itself, whoever has installed it.
// All that Docusaurus needs of it; asked for as a whole, it would be 10 KB in every page.
export {__importDefault} from 'tslib';
