export {CommandError, runCommand} from 'graphql-reference/command';
