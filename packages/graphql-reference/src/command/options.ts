import {loadGroupBy} from './loadGroupBy';
import type {Command, OptionTable} from './optionTable';
import {
  toBaseUrl,
  toHeaders,
  toLinkBase,
  toLogo,
  toPath,
  toPatterns,
  toPort,
  toSources,
  toSwitch,
  toText,
  toTimeout,
  toUrl,
} from './values';

/** An option without a value. */
export function toSwitchOption(text: string): {
  readonly text: string;
  readonly parse: typeof toSwitch;
} {
  return {text, parse: toSwitch};
}

/** The options of `build`, which are the keys of a config file, too. */
export const OPTIONS = {
  schema: {
    positional: '<schema>',
    text: 'An SDL file, a folder or quoted glob of them, several of these, an introspection .json; each may be gzipped. Or the address of a server, or - for standard input',
    isList: true,
    parse: toSources,
  },
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
  hide: {
    value: '<pattern>',
    isList: true,
    text: 'Hides what matches: a name such as Internal*, a field such as Query.debug*, or @directive; may be repeated',
    parse: toPatterns,
  },
  commentDescriptions: toSwitchOption(
    'Uses # comments before definitions as descriptions where there are none',
  ),
  linkBase: {
    value: '<address>',
    text: 'Resolves relative links in descriptions, such as https://docs.example/',
    parse: toLinkBase,
  },
  lenient: toSwitchOption(
    'Warns about a duplicate definition and uses the first one; shows types without members as scalars',
  ),
  header: {
    value: '"Name: value"',
    isList: true,
    text: 'A header for the server of the schema, or @ and the path of a file with a header in each line; may be repeated',
    parse: toHeaders,
  },
  timeout: {
    value: '<seconds>',
    text: 'How long that server may take',
    default: '30',
    parse: toTimeout,
  },
  config: {
    value: '<file>',
    text: 'A .json with these options, such as {"schema": "api.graphql", "baseUrl": "/api/"}; the command line wins',
    parse: toText,
  },
  watch: toSwitchOption(
    'Serves the site instead, and updates it after each change of the schema',
  ),
  port: {
    value: '<number>',
    text: 'The port for --watch; 3000 or the next free one by default',
    parse: toPort,
  },
  verbose: toSwitchOption('Logs errors with the stack of Docusaurus'),
  noCollapseRoutes: toSwitchOption(
    'Registers every route in the browser, as Docusaurus does by default',
  ),
  version: toSwitchOption('Logs the version'),
  help: toSwitchOption('Logs these options'),
} as const satisfies OptionTable;

/** The command `build`. */
export const BUILD = {
  options: OPTIONS,
  text: 'Builds a website of a schema, with a page for every operation, type and directive.',
  example: 'schema.graphql --out site',
  missing: 'No schema is named.',
} as const satisfies Command;
