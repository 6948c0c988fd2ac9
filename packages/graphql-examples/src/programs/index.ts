export {PROGRAMS, REQUEST_TABS, type RequestTab} from './programs';
export {FILE, hasVariables, printJson, type Request, type Target} from './request';
export {listVariables, RANDOM_UUID, splitVariables} from './splitVariables';
