export {focusByKeyboard} from './focusByKeyboard.mjs';
export {runDocusaurus, type DocusaurusOptions} from './runDocusaurus';
