import {constants, gunzipSync} from 'node:zlib';
import {CommandError} from 'graphql-samples/command';
import {isAddress, toShownAddress} from './address';
import {fetchSchema, type FetchOptions} from './fetchSchema';
import {readLimited} from './readLimited';

/** The name of standard input among the sources. */
export const STANDARD_INPUT = '-';

/** A source that is not a file, to be written into the folder of the site. */
export interface SourceFile {
  /** A name that no file of the site has. */
  readonly name: string;
  readonly content: string | Buffer;
  /** Its name in messages. */
  readonly shown: string;
}

export interface Sources {
  /** For the reference plugin: absolute paths and globs, and the names of `files`. */
  readonly schema: readonly string[];
  readonly files: readonly SourceFile[];
}

/** How to read the sources that are not files. */
export interface GatherOptions extends Pick<FetchOptions, 'headers' | 'timeoutSeconds'> {
  readonly input: AsyncIterable<Buffer | string> & {readonly isTTY?: boolean};
  readonly log: (line: string) => void;
}

/**
 * Reads the sources that are not files: the schema of a server, and standard input.
 *
 * @throws CommandError when a server does not return its schema, or the input is empty.
 */
export async function gatherSources(
  sources: readonly string[],
  {input, log, ...options}: GatherOptions,
): Promise<Sources> {
  const address = sources.find(isAddress);
  if (address !== undefined) {
    const shown = toShownAddress(address);
    if (sources.length > 1) {
      throw new CommandError(
        `${shown} is named together with other sources. A server returns its whole schema: name it alone, or files only.`,
      );
    }
    log(`Fetching the schema of ${shown} ...`);
    const content = await fetchSchema({...options, address});
    const name = 'fetched-schema.json';
    return {schema: [name], files: [{name, content, shown}]};
  }
  if (!sources.includes(STANDARD_INPUT)) return {schema: sources, files: []};
  if (input.isTTY) log('Reading the schema from standard input; Ctrl+D ends it ...');
  const content = await readInput(input);
  const name = toFileName(content);
  return {
    schema: [...sources.filter((source) => source !== STANDARD_INPUT), name],
    files: [{name, content, shown: 'standard input'}],
  };
}

async function readInput(input: GatherOptions['input']): Promise<Buffer> {
  const content = await readLimited(input, 'Standard input');
  if (content.toString('latin1').trim() === '') {
    throw new CommandError(
      'Standard input is empty. Pipe a schema to it, such as: cat schema.graphql | graphql-reference build -',
    );
  }
  return content;
}

/** A name with the extension of what the content is: SDL or JSON, gzipped or not. */
function toFileName(content: Buffer): string {
  // The first two bytes of gzip. Whether the content is JSON shows after unpacking only.
  const isGzipped = content[0] === 0x1f && content[1] === 0x8b;
  const start = content.subarray(0, 1000);
  // With the byte order marks of UTF-8 and UTF-16; the latter writes an ASCII letter as itself and NUL.
  const isJson = /^[\s\0\xEF\xBB\xBF\xFF\xFE]*[{[]/.test(
    isGzipped ? unzip(start) : start.toString('latin1'),
  );
  return `standard-input.${isJson ? 'json' : 'graphql'}${isGzipped ? '.gz' : ''}`;
}

/** The text at the start of an archive; empty for a damaged one, which the loader of the schema describes. */
function unzip(start: Buffer): string {
  try {
    return gunzipSync(start, {finishFlush: constants.Z_SYNC_FLUSH}).toString('latin1');
  } catch {
    return '';
  }
}
