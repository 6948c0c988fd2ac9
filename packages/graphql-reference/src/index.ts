export type {ReferenceArguments} from './command/loadArguments';
export type {CommandLine} from './command/parseFlags';
export {runBuild, type BuildCommand} from './command/runBuild';
export {buildReferenceSite, type ReferenceOptions} from './reference/buildReferenceSite';
export type {SiteOptions} from './reference/createSite';
export type {ReferenceSite} from './reference/toSiteConfig';
export {watchReferenceSite, type WatchOptions} from './reference/watchReferenceSite';
