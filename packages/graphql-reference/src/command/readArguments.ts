import path from 'node:path';
import type {ReferenceOptions} from '../reference/buildReferenceSite';
import {FLAGS, toHelp, toHint} from './flags';
import {isAddress, toShownAddress} from '../sources/address';
import {STANDARD_INPUT} from '../sources/gatherSources';
import {readConfigFile} from './readConfigFile';
import {readFlags, type CommandLine} from './readFlags';
import {readSite} from './readSite';
import {readVersion} from './readVersion';
import {CommandError} from './runCommand';
import {
  mistake,
  readNumber,
  readSwitch,
  readText,
  readTexts,
  type Setting,
  type Settings,
} from './settings';

/** What the command line, and the file of settings that it may name, ask for. */
export interface ReferenceArguments extends ReferenceOptions {
  /** Whether the site is shown instead of written. */
  readonly watch: boolean;
  /** For a site that is shown. */
  readonly port?: number;
}

const HEADER = /^([!#$%&'*+.^`|~\w-]+):[\t ]*([\t\u0020-\u007E\u0080-\u00FF]*)$/;

/**
 * Reads the arguments of a command that builds a reference.
 *
 * @returns The text that answers `--help` or `--version` where that is asked for.
 * @throws CommandError for a mistake in them, or in the file that they name.
 */
export async function readArguments(
  args: readonly string[],
  line: CommandLine,
): Promise<ReferenceArguments | string> {
  const flags = readFlags(args, line);
  if (flags.has('help')) return toHelp(line.program);
  if (flags.has('version')) return readVersion();
  const config = flags.get('config');
  const settings = new Map([...(config ? await readConfigFile(config) : []), ...flags]);
  const schema = settings.get('schema');
  if (!schema) {
    throw new CommandError(`No schema is named.\n\n${toHint(line.program)}`);
  }
  const site = readSite(settings, schema);
  const watch = readSwitch(settings.get('watch'));
  if (watch) assertFiles(site.schema);
  const port = settings.get('port');
  return {
    ...site,
    out: readOut(settings, line),
    headers: readHeaders(settings.get('header')),
    timeoutSeconds: readTimeout(settings.get('timeout')),
    verbose: readSwitch(settings.get('verbose')),
    watch,
    ...(port && {port: readPort(port)}),
  };
}

function readOut(settings: Settings, {directory}: CommandLine): string {
  const setting = settings.get('out');
  return setting
    ? path.resolve(setting.directory, readText(setting))
    : path.resolve(directory, defaultOf('out'));
}

function readHeaders(setting: Setting | undefined): Readonly<Record<string, string>> {
  if (!setting) return {};
  const expected = 'a header as "Name: value", such as "Authorization: Bearer …"';
  return Object.fromEntries(
    readTexts(setting, expected).map((text): [string, string] => {
      const [, name, value] = HEADER.exec(text) ?? [];
      // Never shown: it may be a password.
      if (name === undefined || value === undefined)
        throw mistake(setting, expected, true);
      return [name, value];
    }),
  );
}

function readTimeout(setting: Setting | undefined): number {
  if (!setting) return Number(defaultOf('timeout'));
  const expected = 'a number of seconds up to 300, such as 30';
  return readNumber(setting, {least: 0.001, most: 300, expected});
}

function readPort(setting: Setting): number {
  const expected = 'the number of a port, such as 3000';
  const port = readNumber(setting, {least: 1, most: 65_535, expected});
  if (!Number.isInteger(port)) throw mistake(setting, expected);
  return port;
}

/** What is no file does not tell when it changes. */
function assertFiles(sources: string | readonly string[]): void {
  const other = [sources]
    .flat()
    .find((source) => source === STANDARD_INPUT || isAddress(source));
  if (other === undefined) return;
  const what = other === STANDARD_INPUT ? 'standard input' : toShownAddress(other);
  throw new CommandError(
    `--watch waits for changes of files, and cannot for those of ${what}. Name files, or leave --watch out.`,
  );
}

function defaultOf(name: string): string {
  return FLAGS.find((flag) => flag.name === name)?.default ?? '';
}
