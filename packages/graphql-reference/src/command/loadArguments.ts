import {readFileSync} from 'node:fs';
import type {ReferenceOptions} from '../reference/buildReferenceSite';
import {assertReceiver, isAddress, toShownAddress} from '../sources/address';
import {STANDARD_INPUT} from '../sources/gatherSources';
import {BUILD, OPTIONS} from './options';
import {toHelp, toHint} from './optionTable';
import {parseFlags, type CommandLine, type Settings} from './parseFlags';
import {parseSettings} from './parseSettings';
import {readConfigFile} from './readConfigFile';
import {CommandError} from './runCommand';

/** The options of a command line and of the config file that it names. */
export interface ReferenceArguments extends ReferenceOptions {
  /** Serves the site instead of writing it. */
  readonly watch?: boolean;
  /** For a site that is served. */
  readonly port?: number;
}

/**
 * Parses the arguments of a command that builds a reference, and reads the files that they name.
 *
 * @returns The text to log for `--help` or `--version`.
 * @throws CommandError for a mistake in the arguments, or in a file that they name.
 */
export function loadArguments(
  args: readonly string[],
  line: CommandLine,
): ReferenceArguments | string {
  const flags = parseFlags(args, line, OPTIONS);
  if (flags.help) return toHelp(line.program, BUILD);
  if (flags.version) return readVersion();
  const config = flags.config && readConfigFile(flags.config);
  const settings: Settings<typeof OPTIONS> = {...config, ...flags};
  if (!settings.schema) {
    throw new CommandError(`${BUILD.missing}\n\n${toHint(line.program, OPTIONS)}`);
  }
  const values = parseSettings(settings, line, OPTIONS);
  const {url, baseUrl, header, timeout, noCollapseRoutes, config: _, ...rest} = values;
  if (rest.watch) assertFiles(rest.schema);
  // The header of a config file is for its schema, which the command line may replace.
  if (flags.header || !flags.schema) assertReceiver(header, rest.schema);
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

/** The version of this package. */
export function readVersion(): string {
  const manifest = new URL('../../package.json', import.meta.url);
  const {version} = JSON.parse(readFileSync(manifest, 'utf8')) as {version: string};
  return version;
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
