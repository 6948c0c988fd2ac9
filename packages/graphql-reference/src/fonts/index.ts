export {default} from './fonts.mjs';
