export {describeFailure, runNode, runProcess} from './processes';
export {CommandError, runCommand} from './runCommand';
