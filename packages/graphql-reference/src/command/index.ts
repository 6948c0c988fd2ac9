export {
  forwardSignals,
  isInterrupted,
  runNode,
  runProcess,
  type ProcessOptions,
  type ProcessResult,
} from './processes';
export {CommandError, describeFileError, runCommand} from './runCommand';
