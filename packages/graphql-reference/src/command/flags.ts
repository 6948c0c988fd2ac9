/** An option of the command line. */
export interface Flag {
  /** Without the dashes. */
  readonly name: string;
  /** What stands after it in the usage; a switch has none. */
  readonly value?: string;
  /** True where it may be written several times. */
  readonly isList?: true;
  readonly text: string;
  readonly default?: string;
}

/** What stands before the options. */
export const SCHEMA = {
  name: '<schema>',
  text: 'An SDL file, a folder or quoted glob of them, several of these, an introspection .json; each may be gzipped. Or the address of a server, or - for standard input',
};

/** The options in the order of the usage; the README has the same, which a test compares. */
export const FLAGS: readonly Flag[] = [
  {
    name: 'out',
    value: 'folder',
    text: 'The folder for the site',
    default: 'reference-site',
  },
  {
    name: 'title',
    value: 'text',
    text: 'The name of the API',
    default: 'GraphQL API',
  },
  {
    name: 'logo',
    value: 'file',
    text: 'An .svg, .png or .webp: in the bar at the top, and the icon of the site',
  },
  {
    name: 'base-url',
    value: 'path',
    text: 'The path that the site will stand below, such as /reference/',
    default: '/',
  },
  {
    name: 'url',
    value: 'address',
    text: 'Where the site will stand, for search engines: canonical links and a sitemap. Its path is the base URL',
  },
  {
    name: 'group-by',
    value: 'how',
    text: 'Domains: none, file, prefix, @directive(argument), or a .json such as {"Spaces": ["Space*"]}',
    default: 'none',
  },
  {
    name: 'hide',
    value: 'pattern',
    isList: true,
    text: 'Leaves out what fits: a name such as Internal*, a field such as Query.debug*, or @directive; may stand several times',
  },
  {
    name: 'comment-descriptions',
    text: 'Takes # comments in front of definitions as descriptions, where there are none',
  },
  {
    name: 'link-base',
    value: 'address',
    text: 'What relative links in descriptions are resolved against, such as https://docs.example/',
  },
  {
    name: 'lenient',
    text: 'A definition that stands twice is a warning; the first one counts',
  },
  {
    name: 'header',
    value: '"Name: value"',
    isList: true,
    text: 'A header for the server that is asked for its schema; may stand several times',
  },
  {
    name: 'timeout',
    value: 'seconds',
    text: 'How long that server may take',
    default: '30',
  },
  {
    name: 'config',
    value: 'file',
    text: 'A .json or .mjs with these settings, such as {"schema": "api.graphql", "baseUrl": "/api/"}; options win',
  },
  {
    name: 'watch',
    text: 'Shows the site in a browser instead, and again after each change of the schema',
  },
  {
    name: 'port',
    value: 'number',
    text: 'The port for --watch; without it 3000, or the next that is free',
  },
  {name: 'verbose', text: 'Errors with the stack of Docusaurus, and all that it says'},
  {
    name: 'no-collapse-routes',
    text: 'Gives the browser every route, as Docusaurus does by itself',
  },
  {name: 'version', text: 'Tells the version'},
  {name: 'help', text: 'Tells these'},
];

/** How an option is written: `--out <folder>`. */
export function toWritten({name, value}: Flag): string {
  if (value === undefined) return `--${name}`;
  return `--${name} ${value.startsWith('"') ? value : `<${value}>`}`;
}

/** The text of `--help`. */
export function toHelp(program: string): string {
  const rows: readonly (readonly [string, string])[] = [
    [SCHEMA.name, SCHEMA.text],
    ...FLAGS.map((flag): [string, string] => [toWritten(flag), withDefault(flag)]),
  ];
  const width = Math.max(...rows.map(([written]) => written.length));
  const lines = rows.map(([written, text]) => `  ${written.padEnd(width)}  ${text}`);
  return `Usage: ${program} <schema> [options]\n\n${lines.join('\n')}`;
}

/** What a message about a wrong command line ends with. */
export function toHint(program: string): string {
  return `Usage: ${program} <schema> [options]\nOptions: ${program} --help`;
}

function withDefault({text, default: value}: Flag): string {
  return value === undefined ? text : `${text} (default: ${value})`;
}
