import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {
  type LoadedSchema,
  loadSchema,
  ReportError,
  type SchemaSource,
} from 'graphql-api-model';
import {CommandError} from 'graphql-samples/command';
import {createTemporaryFolder, removeTemporaryFolder} from '../output/temporaryFolders';
import {isAddress, toShownAddress} from './address';
import {checkOutSource, isGitSource} from './checkOutSource';
import {gatherSources, STANDARD_INPUT} from './gatherSources';

/** Where paths are relative to, and how the schema of a server is read. */
interface StateOptions {
  /** Absolute. */
  readonly directory: string;
  readonly header?: Readonly<Record<string, string>>;
  readonly timeout: number;
}

/** A schema, and whether its positions are in files of this folder or repository. */
export interface State extends LoadedSchema {
  readonly hasFiles: boolean;
}

/**
 * Loads a state of a schema from a file, folder or glob, also of a revision (`git:<ref>:<path>`), from
 * a server, or from standard input.
 *
 * @throws CommandError or ReportError with what cannot be read.
 */
export async function loadState(source: string, options: StateOptions): Promise<State> {
  const {directory} = options;
  const isForeign = source === STANDARD_INPUT || isAddress(source);
  if (!isForeign && !isGitSource(source)) {
    return {...load(source, directory), hasFiles: true};
  }
  const folder = createTemporaryFolder('graphql-state-');
  try {
    const schema = isForeign
      ? await writeSource(source, folder, options)
      : await checkOutSource(source, {folder, repository: directory});
    return {...load(schema, folder), hasFiles: !isForeign};
  } catch (error) {
    if (!(error instanceof ReportError)) throw error;
    throw new CommandError(`In ${toShown(source)}:\n${error.message}`);
  } finally {
    removeTemporaryFolder(folder);
  }
}

/** A mistake that a schema has is not a change; the build of the reference reports it. */
function load(schema: SchemaSource['schema'], directory: string): LoadedSchema {
  return loadSchema({schema, lenient: true, directory});
}

function toShown(source: string): string {
  if (source === STANDARD_INPUT) return 'standard input';
  return isAddress(source) ? toShownAddress(source) : source;
}

/** Writes what is not a file, and returns its name. */
async function writeSource(
  source: string,
  folder: string,
  {header = {}, timeout}: StateOptions,
): Promise<readonly string[]> {
  const {schema, files} = await gatherSources([source], {
    headers: header,
    timeoutSeconds: timeout,
    input: process.stdin,
    log: console.error,
  });
  for (const {name, content} of files) await writeFile(path.join(folder, name), content);
  return schema;
}
