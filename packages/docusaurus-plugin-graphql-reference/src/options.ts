import {type GroupBy, nearestName, ReportError} from 'graphql-api-model';
import Joi from 'joi';

export interface PluginOptions {
  readonly id: string;
  /** File, folder or glob of SDL, several of them, or an introspection `.json`. */
  readonly schema: string | readonly string[];
  /** Whether an element defined twice is a warning, the first definition winning. */
  readonly lenient: boolean;
  /** Where the reference stands below the site's base URL. */
  readonly routeBasePath: string;
  /** What the API is called, in navigation, titles and sentences: "GraphQL API". */
  readonly label: string;
  readonly groupBy: GroupBy;
  /**
   * Labels of domains by the name found: a file's name, "built-in" for what stands in none,
   * or a directive's value. Names with one label form one domain; the order is that shown.
   */
  readonly groupLabels: Readonly<Record<string, string>>;
  /** The docs sidebar that reference pages show above the reference; `false` for none. */
  readonly docsSidebar: {readonly pluginId: string; readonly sidebar: string} | false;
  /** What happens when a sample or a mention in guides or descriptions does not fit. */
  readonly samples: 'error' | 'warn' | 'off';
  /** Folders below the site whose Markdown holds samples. */
  readonly sampleFolders: readonly string[];
  /** The least share of schema elements with a description, in percent. */
  readonly leastDescribed: number;
  /** Whether the browser knows one route for all pages instead of one each. */
  readonly collapseRoutes: boolean;
}

/** What a site writes: the schema; everything else has a default. */
export interface Options extends Partial<Omit<PluginOptions, 'schema' | 'docsSidebar'>> {
  readonly schema: PluginOptions['schema'];
  readonly docsSidebar?: {readonly pluginId?: string; readonly sidebar: string} | false;
}

const text = Joi.string().min(1);

const optionsSchema = Joi.object<PluginOptions>({
  id: text.default('default'),
  schema: Joi.alternatives(text, Joi.array().items(text).min(1)).required(),
  lenient: Joi.boolean().default(false),
  routeBasePath: text.default('docs/graphql'),
  label: text.default('GraphQL API'),
  groupBy: Joi.alternatives(
    Joi.valid('none', 'file'),
    Joi.object({directive: text.required(), argument: text.required()}),
    Joi.object({map: Joi.object().pattern(text, Joi.array().items(text)).required()}),
  ).default('none'),
  groupLabels: Joi.object().pattern(text, text).default({}),
  docsSidebar: Joi.alternatives(
    Joi.valid(false),
    Joi.object({pluginId: text.default('default'), sidebar: text.required()}),
  ).default(false),
  samples: Joi.valid('error', 'warn', 'off').default('error'),
  sampleFolders: Joi.array().items(text).default(['docs', 'blog', 'src/pages']),
  leastDescribed: Joi.number().min(0).max(100).default(0),
  collapseRoutes: Joi.boolean().default(true),
});

/** What each option takes, for the message about one that is wrong. */
const EXPECTED: Readonly<Record<keyof PluginOptions, string>> = {
  id: 'a text',
  schema: 'a path, a glob or a list of them, such as "schema/*.graphql"',
  lenient: 'true or false',
  routeBasePath: 'a path, such as "docs/graphql"',
  label: 'a name, such as "GraphQL API"',
  groupBy:
    '"none", "file", {directive: "name", argument: "name"} or {map: {Label: ["Space*"]}}',
  groupLabels: 'labels by name, such as {users: "Users"}',
  docsSidebar: 'false or {sidebar: "tutorialSidebar"}',
  samples: '"error", "warn" or "off"',
  sampleFolders: 'a list of folders, such as ["docs", "blog"]',
  leastDescribed: 'a number from 0 to 100',
  collapseRoutes: 'true or false',
};

function isOption(name: string): name is keyof PluginOptions {
  return Object.hasOwn(EXPECTED, name);
}

function explain(name: string, value: unknown): string {
  if (!isOption(name)) {
    const nearest = nearestName(name, Object.keys(EXPECTED));
    const hint = nearest ? `Did you mean "${nearest}"?` : '';
    return `There is no option "${name}". ${hint || `The options are: ${Object.keys(EXPECTED).join(', ')}.`}`;
  }
  return value === undefined
    ? `The option "${name}" is missing. Write ${EXPECTED[name]}.`
    : `The option "${name}" cannot be ${JSON.stringify(value)}. Write ${EXPECTED[name]}.`;
}

/** Completes a site's options with the defaults; throws one error that names all mistakes. */
export function completeOptions(options: unknown): PluginOptions {
  const result = optionsSchema.validate(options, {abortEarly: false, convert: false});
  if (!result.error) return result.value;
  const names = new Set(result.error.details.map(({path}) => String(path[0])));
  const written = (options ?? {}) as Readonly<Record<string, unknown>>;
  const problems = [...names].map((name) => `  - ${explain(name, written[name])}`);
  throw new ReportError(
    `The options of docusaurus-plugin-graphql-reference have mistakes:\n${problems.join('\n')}`,
  );
}
