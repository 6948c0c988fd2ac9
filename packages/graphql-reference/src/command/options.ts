import {loadGroupBy} from './loadGroupBy';
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
  type Setting,
} from './values';

/** An option of the command line, which is also a key of a config file. */
export interface Option {
  /** Its value in the usage; a switch has none. */
  readonly value?: string;
  /** True for an option that may be repeated. */
  readonly isList?: true;
  readonly text: string;
  readonly default?: string;
  /** Throws CommandError for a value that is not valid. */
  readonly parse: (setting: Setting) => unknown;
}

/** An option without a value. */
function toSwitchOption<Text extends string>(text: Text) {
  return {text, parse: toSwitch};
}

/** The options by their keys in a config file, in the order of `--help` and of the README. */
export const OPTIONS = {
  schema: {
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
    text: 'A header for the server of the schema; may be repeated',
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
} as const satisfies Readonly<Record<string, Option>>;

export type OptionKey = keyof typeof OPTIONS;

/** What nobody set is missing, unless it has a default or must be set. */
type Optional = {
  [Key in OptionKey]: (typeof OPTIONS)[Key] extends {default: string} ? never : Key;
}[Exclude<OptionKey, 'schema'>];

/** The parsed values. */
export type OptionValues = {
  readonly [Key in Exclude<OptionKey, Optional>]: ReturnType<
    (typeof OPTIONS)[Key]['parse']
  >;
} & {readonly [Key in Optional]?: ReturnType<(typeof OPTIONS)[Key]['parse']>};

/** The options with their keys. */
export const ENTRIES = Object.entries(OPTIONS) as readonly (readonly [
  OptionKey,
  Option,
])[];

/** `baseUrl` as the name of an option: `base-url`. */
export function toName(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** How an option is written: `--out <folder>`. */
export function toWritten([key, {value}]: readonly [OptionKey, Option]): string {
  if (key === 'schema') return '<schema>';
  return value === undefined ? `--${toName(key)}` : `--${toName(key)} ${value}`;
}

/** The text of `--help`. */
export function toHelp(program: string): string {
  const width = Math.max(...ENTRIES.map((entry) => toWritten(entry).length));
  const lines = ENTRIES.map((entry) => {
    const [, {text, default: value}] = entry;
    const end = value === undefined ? '' : ` (default: ${value})`;
    return `  ${toWritten(entry).padEnd(width)}  ${text}${end}`;
  });
  return `Usage: ${program} <schema> [options]\n\n${lines.join('\n')}`;
}

/** The end of a message about a wrong command line. */
export function toHint(program: string): string {
  return `Usage: ${program} <schema> [options]\nOptions: ${program} --help`;
}
