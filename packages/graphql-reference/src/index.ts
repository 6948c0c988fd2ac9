export {createBuildCommand, type ReferenceArguments} from './reference/buildCommand';
export {buildReferenceSite, type ReferenceOptions} from './reference/buildReferenceSite';
export type {SiteOptions} from './reference/createSite';
export type {ReferenceSite} from './reference/toSiteConfig';
export {watchReferenceSite, type WatchOptions} from './reference/watchReferenceSite';
