export {isInterrupted, runNode, runProcess} from 'graphql-reference/command';
