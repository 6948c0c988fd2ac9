import type {SchemaSource} from 'graphql-api-model';
import {gatherSources} from '../sources/gatherSources';
import type {SiteOptions} from './buildReferenceSite';
import {createSiteDirectory, toConfigFile} from './createSiteDirectory';
import {DEFAULTS} from './toSiteConfig';

/** A site that Docusaurus can build. */
export interface Site {
  /** In the folder for temporary files; deleted by who has it made. */
  readonly directory: string;
  /** What its schema is read from. */
  readonly source: SchemaSource;
  /** How messages call what was written into a file, by the name of that. */
  readonly shownNames: Readonly<Record<string, string>>;
  /** For the process of Docusaurus. */
  readonly env: Readonly<Record<string, string>>;
}

const TIMEOUT_SECONDS = 30;
/** Others run no script of React anyway; they show the pages, with fewer colours and gaps. */
const BROWSERS = 'defaults and fully supports es6-module';

/** Reads what is no file, and creates the folder of the site. */
export async function createSite({
  headers = {},
  timeoutSeconds = TIMEOUT_SECONDS,
  ...site
}: SiteOptions): Promise<Site> {
  const {schema, files} = await gatherSources([site.schema].flat() as readonly string[], {
    headers,
    timeoutSeconds,
    input: process.stdin,
    tell: console.log,
  });
  const complete = {...DEFAULTS, ...site, schema};
  const {lenient, commentDescriptions} = complete;
  const directory = await createSiteDirectory(complete, files);
  const shownNames = Object.fromEntries(files.map(({name, shown}) => [name, shown]));
  return {
    directory,
    source: {schema, lenient, commentDescriptions, directory},
    shownNames,
    env: {
      SHOWN_NAMES: JSON.stringify(shownNames),
      // Else a browserslist of the folder would say which browsers the site is for.
      BROWSERSLIST: process.env['BROWSERSLIST'] ?? BROWSERS,
      // For `nativeModules.mjs`: the loader of Docusaurus would bring all of Babel along.
      PLAIN_CONFIG: toConfigFile(directory),
    },
  };
}
