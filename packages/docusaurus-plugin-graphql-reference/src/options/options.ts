import {
  type GroupBy,
  HELPER_PATTERNS,
  HIDE_PATTERN,
  nearestName,
  ReportError,
} from 'graphql-api-model';
import {SCALAR_FORMATS, type Scalars} from 'graphql-samples';
import Joi from 'joi';
import {type BadgeOption, badgesSchema, EXPECTED_BADGES} from './badgesOption';
import {
  type ContractsOption,
  contractsSchema,
  EXPECTED_CONTRACTS,
} from './contractsOption';
import {
  type CompleteRequestOptions,
  EXPECTED_REQUESTS,
  type RequestOptions,
  requestOptionsSchema,
} from './requestOptions';
import {type TypeGuide, typeGuideSchema} from './typeGuide';

export interface PluginOptions {
  readonly id: string;
  /**
   * File, folder or glob of SDL, several of them, or an introspection `.json`. Without it, the
   * schema that a file of graphql-config names, in the site's folder or above it.
   */
  readonly schema?: string | readonly string[];
  /** The project of graphql-config, where its file has several. */
  readonly project?: string;
  /**
   * Whether an element defined twice is a warning, the first definition winning, and a pattern of
   * `hide` that hits nothing, too.
   */
  readonly lenient: boolean;
  /** Whether `#` comments right above what has no description describe it. */
  readonly commentDescriptions: boolean;
  /**
   * What the reference does not show: coordinates and names of types and operations, `*`
   * for any letters, and `@directive` for all that has the directive: `['Internal*', '@internal']`.
   */
  readonly hide: readonly string[];
  /**
   * The address or the path below the site that relative links of descriptions are meant from.
   * Without it they stay as they are.
   */
  readonly descriptionLinkBase?: string;
  /** Where the reference is below the site's base URL. */
  readonly routeBasePath: string;
  /** What the API is called, in navigation, titles and sentences: "GraphQL API". */
  readonly label: string;
  /** A line at the foot of every page. */
  readonly notice?: string;
  readonly groupBy: GroupBy;
  /**
   * Labels of domains by the name found: a file's name, the first words of names, "built-in" for
   * what GraphQL brings, or a directive's value. Names with one label form one domain; the order is that shown.
   */
  readonly groupLabels: Readonly<Record<string, string>>;
  /**
   * Guides that fields and arguments link to, by the name of their type, `*` for any
   * letters: `{'Paged*': {label: 'Pagination', to: '/docs/pagination'}}`.
   */
  readonly guides: Readonly<Record<string, TypeGuide>>;
  /** Whether pages of operations and types link to the guides that explain them. */
  readonly guideLinks: boolean;
  /**
   * Names of types that only help another one, `*` for what names that: such types fold
   * below it in lists. `findHelpers` of `graphql-api-model` has the exact rule.
   */
  readonly helpers: readonly string[] | false;
  /**
   * Which directives state who may call an operation, what can go wrong and what it costs, where
   * they are not the usual ones; `false` to read none.
   */
  readonly contracts: ContractsOption | false;
  /** What elements with a directive show beside their names, by the directive: `{beta: 'Beta'}`. */
  readonly badges: Readonly<Record<string, BadgeOption>>;
  /** The docs sidebar that reference pages show above the reference; `false` for none. */
  readonly docsSidebar: {readonly pluginId: string; readonly sidebar: string} | false;
  /**
   * The folder, below the site, with the schema as it was published before: a file or folder for each
   * state, named by its day, as in `2026-11-22.graphql`. With it the reference lists what changed.
   */
  readonly history?: string;
  /** How many earlier states have a reference of their own, below their day: `/docs/graphql/2026-11-22/`. */
  readonly versions: number;
  /**
   * Address in front of a schema file's path below the site, for "Edit this page"; the line is
   * put after it. Missing for no such link.
   */
  readonly editUrl?: string;
  /**
   * What a problem of a sample or name in guides or descriptions does: `error` stops the build, `warn`
   * logs it. `strict` also stops the build at inline code that has the shape of a name and names
   * nothing, and at blocks of GraphQL or JSON without a check or a reason.
   */
  readonly samples: 'strict' | 'error' | 'warn' | 'off';
  /** Folders below the site whose Markdown is checked against the schema. */
  readonly sampleFolders: readonly string[];
  /** The names that texts may use beside those of the schema; only for `samples: 'strict'`. */
  readonly sampleNames: readonly string[];
  /** The requests that pages of operations show; `false` for none. */
  readonly requests: CompleteRequestOptions | false;
  /** How custom scalars are written in JSON, by name; beside and before the common ones. */
  readonly scalars: Scalars;
  /** What a deprecation does that names no element as replacement, or a day that has passed. */
  readonly deprecations: 'error' | 'warn';
  /** The least share of schema elements with a description, in percent. */
  readonly leastDescribed: number;
  /** Whether the browser knows one route for all pages instead of one each. */
  readonly collapseRoutes: boolean;
  /** Whether a card of a type, operation or member is shown while the pointer rests on a link to it. */
  readonly hoverCards: boolean;
}

/** What a site writes: the schema, unless graphql-config names it; the rest has a default. */
export interface Options extends Partial<
  Omit<PluginOptions, 'docsSidebar' | 'requests'>
> {
  readonly requests?: RequestOptions | false;
  readonly docsSidebar?: {readonly pluginId?: string; readonly sidebar: string} | false;
}

const text = Joi.string().min(1);

/** The folders with samples of a site that names none; any of them may be missing. */
export const SAMPLE_FOLDERS: readonly string[] = ['docs', 'blog', 'src/pages'];

/** An object with names of the owner as keys. Joi would copy a pattern's without `__proto__`. */
function mapOf(item: Joi.Schema): Joi.Schema {
  const entries = Joi.array().items(Joi.array().ordered(text, item));
  return Joi.object().custom((value: object) => {
    Joi.assert(Object.entries(value), entries);
    return value;
  });
}

const SCHEMA = 'a path, a glob or a list of them, such as "schema/*.graphql"';

function flag(value: boolean): readonly [Joi.Schema, string] {
  return [Joi.boolean().default(value), 'true or false'];
}

/** What each option may be, and how a message about a wrong one describes that. */
const OPTIONS: Readonly<Record<keyof PluginOptions, readonly [Joi.Schema, string]>> = {
  id: [text.default('default'), 'a text'],
  schema: [Joi.alternatives(text, Joi.array().items(text).min(1)), SCHEMA],
  project: [
    text.when('schema', {is: Joi.exist(), then: Joi.forbidden()}),
    'the name of a project of graphql-config, and no option "schema" beside it',
  ],
  lenient: flag(false),
  commentDescriptions: flag(false),
  hide: [
    Joi.array().items(Joi.string().pattern(HIDE_PATTERN)).default([]),
    'a list of coordinates, of names with * for any letters, and of directives, such as ["Internal*", "Query.debug*", "@internal"]',
  ],
  descriptionLinkBase: [
    Joi.string().pattern(/^(?:https?:\/\/[^\s/]+|\/(?!\/))\S*$/),
    'an address or a path below the site, such as "https://api.example/docs/" or "/guides/"',
  ],
  routeBasePath: [text.default('docs/graphql'), 'a path, such as "docs/graphql"'],
  label: [text.default('GraphQL API'), 'a name, such as "GraphQL API"'],
  notice: [text, 'a sentence, such as "This API is a preview."'],
  groupBy: [
    Joi.alternatives(
      Joi.valid('none', 'file', 'prefix'),
      Joi.object({directive: text.required(), argument: text.required()}),
      Joi.object({map: mapOf(Joi.array().items(text)).required()}),
    ).default('none'),
    '"none", "file", "prefix", {directive: "name", argument: "name"} or {map: {Label: ["Space*"]}}',
  ],
  groupLabels: [mapOf(text).default({}), 'labels by name, such as {users: "Users"}'],
  guideLinks: flag(true),
  guides: [
    Joi.object()
      .pattern(/^[\w*]+$/, typeGuideSchema)
      .default({}),
    'links by the name of a type, such as {"Paged*": {label: "Pagination", to: "/docs/pagination"}}',
  ],
  helpers: [
    Joi.alternatives(
      Joi.valid(false),
      Joi.array().items(Joi.string().pattern(/^\w*\*\w*$/)),
    ).default(HELPER_PATTERNS),
    'false or a list of names with one "*" each, such as ["*Connection", "*Edge"]',
  ],
  contracts: [contractsSchema, EXPECTED_CONTRACTS],
  badges: [badgesSchema, EXPECTED_BADGES],
  docsSidebar: [
    Joi.alternatives(
      Joi.valid(false),
      Joi.object({pluginId: text.default('default'), sidebar: text.required()}),
    ).default(false),
    'false or {sidebar: "tutorialSidebar"}',
  ],
  history: [text, 'a folder below the site, such as "schema-history"'],
  versions: [
    Joi.number()
      .integer()
      .min(0)
      .when('history', {is: Joi.exist(), otherwise: Joi.valid(0)})
      .default(0),
    'a number of states of the option "history", such as 3',
  ],
  editUrl: [text, 'an address, such as "https://code.example/edit/main/site/"'],
  samples: [
    Joi.valid('strict', 'error', 'warn', 'off').default('error'),
    '"strict", "error", "warn" or "off"',
  ],
  sampleFolders: [
    Joi.array().items(text).default(SAMPLE_FOLDERS),
    'a list of folders, such as ["docs", "blog"]',
  ],
  sampleNames: [
    Joi.array()
      .items(text)
      .when('samples', {is: 'strict', otherwise: Joi.array().max(0)})
      .default([]),
    'a list of names, such as ["localStorage", "access_denied"], beside samples: "strict"',
  ],
  requests: [requestOptionsSchema, EXPECTED_REQUESTS],
  scalars: [
    Joi.object()
      .pattern(text, Joi.alternatives(Joi.valid(...SCALAR_FORMATS), Joi.function()))
      .default({}),
    `formats by the name of the scalar, such as {Day: "date"}, of ${SCALAR_FORMATS.join(', ')}, or functions that check a value`,
  ],
  deprecations: [Joi.valid('error', 'warn').default('warn'), '"error" or "warn"'],
  leastDescribed: [Joi.number().min(0).max(100).default(0), 'a number from 0 to 100'],
  collapseRoutes: flag(true),
  hoverCards: flag(true),
};

const optionsSchema = Joi.object<PluginOptions>(
  Object.fromEntries(Object.entries(OPTIONS).map(([name, [schema]]) => [name, schema])),
);

function isOption(name: string): name is keyof PluginOptions {
  return Object.hasOwn(OPTIONS, name);
}

function explain(name: string, value: unknown): string {
  if (!isOption(name)) {
    const nearest = nearestName(name, Object.keys(OPTIONS));
    const hint = nearest ? `Did you mean "${nearest}"?` : '';
    return `There is no option "${name}". ${hint || `The options are: ${Object.keys(OPTIONS).join(', ')}.`}`;
  }
  return `The option "${name}" cannot be ${JSON.stringify(value)}. Write ${OPTIONS[name][1]}.`;
}

function mistakesError(problems: readonly string[]): ReportError {
  return new ReportError(
    `The options of docusaurus-plugin-graphql-reference have mistakes:\n${problems.join('\n')}`,
  );
}

/** The message where neither the option nor graphql-config names a schema. */
export function schemaMissingError(): ReportError {
  return mistakesError([
    `  - The option "schema" is missing. Write ${SCHEMA}, or install graphql-config and write the schema into a graphql.config.yml.`,
  ]);
}

/** Completes a site's options with the defaults; throws one error that names all mistakes. */
export function completeOptions(options: unknown): PluginOptions {
  const result = optionsSchema.validate(options, {abortEarly: false, convert: false});
  if (!result.error) return result.value;
  const names = new Set(result.error.details.map(({path}) => String(path[0])));
  const written = (options ?? {}) as Readonly<Record<string, unknown>>;
  const problems = [...names].map((name) => `  - ${explain(name, written[name])}`);
  throw mistakesError(problems);
}
