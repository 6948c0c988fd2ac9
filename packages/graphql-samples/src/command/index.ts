export {CommandError, describeError} from './CommandError';
export * from './commandLine';
export * from './values';
