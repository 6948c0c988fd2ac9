export {describeFailure, runNode, runProcess} from 'graphql-reference/command';
