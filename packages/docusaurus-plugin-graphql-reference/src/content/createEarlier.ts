import type {PluginOptions} from '../options/options';
import type {Reference} from '../source/createSource';
import {type Content, createContent, type Site} from './createContent';

/** A published state never changes, so nobody can follow a warning about it. */
const SILENT: Site['logger'] = {info: () => undefined, warn: () => undefined};

/** The contents of the earlier states of a schema that have a reference, the newest first. */
export function createEarlier(
  {editUrl: _, requests, ...options}: PluginOptions,
  {earlier = []}: Reference,
  site: Site,
): readonly Content[] {
  return earlier.map((reference) => {
    const {date} = reference;
    const own: PluginOptions = {
      ...options,
      routeBasePath: `${options.routeBasePath}/${date}`,
      docsSidebar: false,
      requests: requests && withoutFiles(requests),
    };
    return createContent(own, reference, {
      ...site,
      basePath: `${site.basePath}${date}/`,
      version: date,
      logger: SILENT,
    });
  });
}

/** The files of examples, and those with all requests, are of the schema as it is now. */
function withoutFiles({
  examples: _,
  ...requests
}: Exclude<PluginOptions['requests'], false>): PluginOptions['requests'] {
  return {...requests, collection: false};
}
