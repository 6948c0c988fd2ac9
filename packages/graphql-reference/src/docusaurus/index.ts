export {runDocusaurus, type DocusaurusOptions} from './runDocusaurus';
