export {isInterrupted, runNode, runProcess} from './processes';
export {CommandError, runCommand} from './runCommand';
