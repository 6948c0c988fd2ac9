export {CommandError, runCommandLine, runProgram} from 'graphql-samples/command';
export {describeFailure, runCommand, runNode, runProcess} from './processes';
