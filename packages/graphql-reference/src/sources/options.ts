import {readFileSync} from 'node:fs';
import path from 'node:path';
import {
  CommandError,
  invalid,
  toNumber,
  toPatterns,
  toTexts,
  type OptionTable,
  type Setting,
} from 'graphql-samples/command';
import {isAddress} from './address';
import {STANDARD_INPUT} from './gatherSources';

const HEADER = /^([!#$%&'*+.^`|~\w-]+):[\t ]*([\t\u0020-\u007E\u0080-\u00FF]*)$/;

function toTimeout(setting: Setting): number {
  const expected = 'a number of seconds up to 300, such as 30';
  return toNumber(setting, expected, (seconds) => seconds > 0 && seconds <= 300);
}

/** Files, folders and globs, absolute; addresses and standard input as they are. */
function toSources(setting: Setting): readonly string[] {
  return toTexts(setting, 'a path or a list of paths').map((source) =>
    source === STANDARD_INPUT || isAddress(source)
      ? source
      : path.resolve(setting.directory, source),
  );
}

/** Headers by name. No message contains a value: it may be a password. */
function toHeaders(setting: Setting): Readonly<Record<string, string>> {
  const expected = 'a header as "Name: value", such as "Authorization: Bearer …"';
  const texts = toTexts(setting, expected, true).flatMap((text) =>
    text.startsWith('@') ? readHeaders(text.slice(1), setting) : [text],
  );
  const headers = texts.map((text) => {
    const [, name, value] = HEADER.exec(text) ?? [];
    if (name === undefined || value === undefined) throw invalid(setting, expected, true);
    return [name, value] as const;
  });
  return Object.fromEntries(headers);
}

/** The lines of a file of headers, which other users of the machine do not see among the processes. */
function readHeaders(file: string, {name, directory}: Setting): readonly string[] {
  const absolute = path.resolve(directory, file);
  try {
    return readFileSync(absolute, 'utf8')
      .split(/\r?\n/)
      .filter((line) => line.trim() !== '');
  } catch (error) {
    throw new CommandError(
      `${name}: the file ${absolute} cannot be read: ${error instanceof Error ? error.message : ''}. Write "@" before the path of a file with a header in each line.`,
    );
  }
}

/** What several commands have in common: a schema, and how it is read. */
export const SOURCE_OPTIONS = {
  schema: {
    positional: '<schema>',
    text: 'An SDL file, a folder or quoted glob of them, several of these, an introspection .json; each may be gzipped. Or the address of a server, or - for standard input',
    isList: true,
    missing: 'No schema is named.',
    parse: toSources,
  },
  hide: {
    value: '<pattern>',
    isList: true,
    text: 'Hides what matches: a name such as Internal*, a field such as Query.debug*, or @directive; may be repeated',
    parse: toPatterns,
  },
  commentDescriptions: {
    text: 'Uses # comments before definitions as descriptions where there are none',
  },
  lenient: {
    text: 'Warns about a duplicate definition and uses the first one; shows types without members as scalars',
  },
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
} as const satisfies OptionTable;
