import {CommandError} from '../command/runCommand';
import {isAddress, toShownAddress} from './address';
import {fetchSchema, type FetchOptions} from './fetchSchema';
import {readStandardInput} from './readStandardInput';

/** How standard input is named among the sources. */
export const STANDARD_INPUT = '-';

/** What was read from elsewhere than files, to be written below the folder of the site. */
export interface SourceFile {
  /** A name that no file of the site has. */
  readonly name: string;
  readonly content: string | Buffer;
  /** How messages call it. */
  readonly shown: string;
}

export interface Sources {
  /** For the reference plugin: absolute paths and globs, and the names of `files`. */
  readonly schema: readonly string[];
  readonly files: readonly SourceFile[];
}

/** How what is no file is read. */
export interface GatherOptions extends Pick<FetchOptions, 'headers' | 'timeoutSeconds'> {
  readonly input: AsyncIterable<Buffer | string>;
  readonly tell: (line: string) => void;
}

/**
 * Reads the sources that are no files: the schema of a server, and standard input.
 *
 * @throws CommandError for a server that does not tell its schema, and for no input.
 */
export async function gatherSources(
  sources: readonly string[],
  {input, tell, ...options}: GatherOptions,
): Promise<Sources> {
  const address = sources.find(isAddress);
  if (address !== undefined) {
    const shown = toShownAddress(address);
    if (sources.length > 1) {
      throw new CommandError(
        `${shown} is named together with other sources. A server tells its whole schema: name it alone, or files only.`,
      );
    }
    tell(`Asking ${shown} for its schema ...`);
    const content = await fetchSchema({...options, address});
    return toSources([], {name: 'fetched-schema.json', content, shown});
  }
  const others = sources.filter((source) => source !== STANDARD_INPUT);
  if (others.length === sources.length) return {schema: sources, files: []};
  return toSources(others, await readStandardInput(input, tell));
}

function toSources(schema: readonly string[], file: SourceFile): Sources {
  return {schema: [...schema, file.name], files: [file]};
}
