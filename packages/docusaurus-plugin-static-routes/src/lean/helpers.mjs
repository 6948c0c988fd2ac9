// All that Docusaurus needs of this library; asked for as a whole, it would be 10 KB in every page.
export {__importDefault} from 'tslib';
