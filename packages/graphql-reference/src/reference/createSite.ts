import type {SchemaSource} from 'graphql-api-model';
import {gatherSources} from '../sources/gatherSources';
import {createSiteDirectory} from './createSiteDirectory';
import {DEFAULTS, type ReferenceSite} from './toSiteConfig';

/** A site, and how to read sources that are not files. */
export interface SiteOptions extends Partial<ReferenceSite> {
  /**
   * SDL files, folders and globs of them, or an introspection result, absolute; the address of a
   * server; `-` for standard input.
   */
  readonly schema: string | readonly string[];
  /** Sent to the server of the schema, and never logged. */
  readonly headers?: Readonly<Record<string, string>>;
  /** How long that server may take: 30. */
  readonly timeoutSeconds?: number;
  /** Logs errors with the stack of Docusaurus. */
  readonly verbose?: boolean;
}

/** A site that Docusaurus can build. */
export interface Site {
  /** A temporary folder, which the caller deletes. */
  readonly directory: string;
  readonly source: SchemaSource;
  /** Replaces the names of files in the temporary folder by what the owner calls their sources. */
  readonly toShown: (message: string) => string;
  /** For the process of Docusaurus. */
  readonly env: Readonly<Record<string, string>>;
}

const TIMEOUT_SECONDS = 30;
/** Older browsers run no script of React anyway; they show the pages with fewer colours and gaps. */
const BROWSERS = 'defaults and fully supports es6-module';

/** Reads the sources that are not files, and creates the folder of the site. */
export async function createSite({
  headers = {},
  timeoutSeconds = TIMEOUT_SECONDS,
  ...site
}: SiteOptions): Promise<Site> {
  const {schema, files} = await gatherSources([site.schema].flat() as readonly string[], {
    headers,
    timeoutSeconds,
    input: process.stdin,
    log: console.log,
  });
  const complete = {...DEFAULTS, ...site, schema};
  const {lenient, commentDescriptions} = complete;
  const directory = await createSiteDirectory(complete, files);
  return {
    directory,
    source: {schema, lenient, commentDescriptions, directory},
    toShown: (message) =>
      files.reduce((text, {name, shown}) => text.replaceAll(name, shown), message),
    // Without it, the browserslist of a folder above the site would count.
    env: {BROWSERSLIST: process.env['BROWSERSLIST'] ?? BROWSERS},
  };
}
