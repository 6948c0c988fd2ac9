export {focusByKeyboard} from './focusByKeyboard.mjs';
export {localServer} from './localServer.mjs';
export {runDocusaurus, type DocusaurusOptions} from './runDocusaurus';
