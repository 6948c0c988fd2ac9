export {
  readArguments,
  type CommandLine,
  type ReferenceArguments,
} from './command/readArguments';
export {buildReferenceSite, type ReferenceOptions} from './site/buildReferenceSite';
export type {ReferenceSite} from './site/toSiteConfig';
