import {
  CommandError,
  toPath,
  toPort,
  toText,
  type Command,
  type OptionTable,
  type OptionValues,
  type Settings,
} from 'graphql-samples/command';
import {assertReceiver, isAddress, toShownAddress} from '../sources/address';
import {STANDARD_INPUT} from '../sources/gatherSources';
import {SOURCE_OPTIONS} from '../sources/options';
import {buildReferenceSite, type ReferenceOptions} from './buildReferenceSite';
import {loadGroupBy, toBaseUrl, toLinkBase, toLogo, toUrl} from './values';
import {watchReferenceSite} from './watchReferenceSite';

const {schema, hide, commentDescriptions, lenient, header, timeout} = SOURCE_OPTIONS;

/** The options of `build`, which are the keys of a config file, too. */
export const BUILD_OPTIONS = {
  schema,
  out: {
    value: '<folder>',
    text: 'The folder for the site',
    default: 'reference-site',
    parse: toPath,
  },
  title: {
    value: '<text>',
    text: 'The name of the API',
    default: 'GraphQL API',
    parse: toText,
  },
  logo: {
    value: '<file>',
    text: 'An .svg, .png or .webp: in the bar at the top, and the icon of the site',
    parse: toLogo,
  },
  baseUrl: {
    value: '<path>',
    text: 'The path of the site, such as /reference/',
    default: '/',
    parse: toBaseUrl,
  },
  url: {
    value: '<address>',
    text: 'The address of the site, for search engines: canonical links and a sitemap. Its path is the base URL',
    parse: toUrl,
  },
  groupBy: {
    value: '<how>',
    text: 'Domains: none, file, prefix, @directive(argument), or a .json such as {"Spaces": ["Space*"]}',
    default: 'none',
    parse: loadGroupBy,
  },
  hide,
  commentDescriptions,
  linkBase: {
    value: '<address>',
    text: 'Resolves relative links in descriptions, such as https://docs.example/',
    parse: toLinkBase,
  },
  lenient,
  header,
  timeout,
  config: {
    value: '<file>',
    text: 'A .json with these options, such as {"schema": "api.graphql", "baseUrl": "/api/"}; the command line wins',
    parse: toPath,
  },
  watch: {
    text: 'Serves the site instead, and updates it after each change of the schema',
  },
  port: {
    value: '<number>',
    text: 'The port for --watch; 3000 or the next free one by default',
    parse: toPort,
  },
  verbose: {text: 'Logs errors with the stack of Docusaurus'},
  noCollapseRoutes: {
    text: 'Registers every route in the browser, as Docusaurus does by default',
  },
} as const satisfies OptionTable;

/** The options of a command line and of the config file that it names. */
export interface ReferenceArguments extends ReferenceOptions {
  /** Serves the site instead of writing it. */
  readonly watch?: boolean;
  /** For a site that is served. */
  readonly port?: number;
}

/** Describes how to open a site. */
type Advise = (built: Pick<ReferenceArguments, 'out' | 'baseUrl'>) => string;

/**
 * The command `build`, for `runCommandLine` of `graphql-reference/command`.
 *
 * @param advise - What it logs after a build.
 */
export function createBuildCommand(advise: Advise): Command<typeof BUILD_OPTIONS> {
  return {
    options: BUILD_OPTIONS,
    text: 'Builds a website of a schema, with a page for every operation, type and directive.',
    example: 'schema.graphql --out site',
    run: (values, {settings}) => {
      const options = toReferenceArguments(values, settings);
      return options.watch
        ? watchReferenceSite(options)
        : buildReferenceSite({...options, advice: advise(options)});
    },
  };
}

/** The options for a site. Throws CommandError for options that do not go together. */
export function toReferenceArguments(
  {url, baseUrl, header, timeout, ...values}: OptionValues<typeof BUILD_OPTIONS>,
  settings: Settings<typeof BUILD_OPTIONS>,
): ReferenceArguments {
  const {noCollapseRoutes, config: _, ...rest} = values;
  if (rest.watch) assertFiles(rest.schema);
  // The header of a config file is for its schema, which the command line may replace.
  const isOfOther = settings.header?.isConfigured && !settings.schema?.isConfigured;
  if (!isOfOther) assertReceiver(header, rest.schema);
  if (url && settings.baseUrl && !['/', baseUrl].includes(url.pathname)) {
    throw new CommandError(
      `${settings.url?.name} has the path "${url.pathname}", but ${settings.baseUrl.name} is "${baseUrl}". Leave one of the two paths out.`,
    );
  }
  return {
    ...rest,
    // Both options may contain the path of the site.
    baseUrl: url && !settings.baseUrl ? url.pathname : baseUrl,
    ...(url && {url: url.origin}),
    ...(header && {headers: header}),
    timeoutSeconds: timeout,
    ...(noCollapseRoutes && {collapseRoutes: false}),
  };
}

/** Only files can be watched. */
function assertFiles(sources: readonly string[]): void {
  const other = sources.find((source) => source === STANDARD_INPUT || isAddress(source));
  if (other === undefined) return;
  const what = other === STANDARD_INPUT ? 'standard input' : toShownAddress(other);
  throw new CommandError(
    `--watch cannot watch ${what}. Name files, or leave --watch out.`,
  );
}
