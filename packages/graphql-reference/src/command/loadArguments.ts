import {readFileSync} from 'node:fs';
import type {ReferenceOptions} from '../reference/buildReferenceSite';
import type {ReferenceSite} from '../reference/toSiteConfig';
import {isAddress, toShownAddress} from '../sources/address';
import {STANDARD_INPUT} from '../sources/gatherSources';
import {ENTRIES, toHelp, toHint, toName, type OptionValues} from './options';
import {parseFlags, type CommandLine, type Settings} from './parseFlags';
import {readConfigFile} from './readConfigFile';
import {CommandError} from './runCommand';

/** The options of a command line and of the config file that it names. */
export interface ReferenceArguments extends ReferenceOptions {
  /** Serves the site instead of writing it. */
  readonly watch: boolean;
  /** For a site that is served. */
  readonly port?: number;
}

/**
 * Parses the arguments of a command that builds a reference, and reads the files that they name.
 *
 * @returns The text to log for `--help` or `--version`.
 * @throws CommandError for a mistake in the arguments, or in a file that they name.
 */
export async function loadArguments(
  args: readonly string[],
  line: CommandLine,
): Promise<ReferenceArguments | string> {
  const flags = parseFlags(args, line);
  if (flags.help) return toHelp(line.program);
  if (flags.version) return readVersion();
  const config = flags.config && (await readConfigFile(flags.config));
  const settings: Settings = {...config, ...flags};
  if (!settings.schema) {
    throw new CommandError(`No schema is named.\n\n${toHint(line.program)}`);
  }
  return toArguments(parseSettings(settings, line), settings);
}

/** The version of this package. */
export function readVersion(): string {
  const manifest = new URL('../../package.json', import.meta.url);
  const {version} = JSON.parse(readFileSync(manifest, 'utf8')) as {version: string};
  return version;
}

/** Parses each setting, or the default of its option. */
function parseSettings(settings: Settings, {directory}: CommandLine): OptionValues {
  const values = ENTRIES.flatMap(([key, {parse, default: value}]) => {
    const setting =
      settings[key] ??
      (value === undefined ? undefined : {value, name: toName(key), directory});
    return setting ? [[key, parse(setting)]] : [];
  });
  return Object.fromEntries(values) as OptionValues;
}

function toArguments(values: OptionValues, settings: Settings): ReferenceArguments {
  const {
    schema = [],
    out = '',
    title = '',
    groupBy = 'none',
    timeout = 0,
    logo,
    linkBase,
    port,
    watch = false,
  } = values;
  if (watch) assertFiles(schema);
  return {
    schema,
    out,
    title,
    groupBy,
    ...toAddress(values, settings),
    hide: values.hide ?? [],
    headers: values.header ?? {},
    timeoutSeconds: timeout,
    commentDescriptions: values.commentDescriptions ?? false,
    lenient: values.lenient ?? false,
    collapseRoutes: !values.noCollapseRoutes,
    verbose: values.verbose ?? false,
    watch,
    ...(logo !== undefined && {logo}),
    ...(linkBase !== undefined && {linkBase}),
    ...(port !== undefined && {port}),
  };
}

/** Origin and path of the site; both options may contain the path if it is the same. */
function toAddress(
  {url, baseUrl = '/'}: OptionValues,
  settings: Settings,
): Pick<ReferenceSite, 'url' | 'baseUrl'> {
  if (!url) return {baseUrl};
  if (!settings.baseUrl) return {url: url.origin, baseUrl: url.pathname};
  if (url.pathname !== '/' && url.pathname !== baseUrl) {
    throw new CommandError(
      `${settings.url?.name} has the path "${url.pathname}", but ${settings.baseUrl.name} is "${baseUrl}". Leave one of the two paths out.`,
    );
  }
  return {url: url.origin, baseUrl};
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
