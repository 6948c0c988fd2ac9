export {
  readArguments,
  type CommandLine,
  type ReferenceArguments,
} from './command/readArguments';
export {buildReferenceSite, type ReferenceOptions} from './reference/buildReferenceSite';
export type {ReferenceSite} from './reference/toSiteConfig';
