import {mkdtemp, realpath, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {type LoadedSchema, loadSchema, ReportError} from 'graphql-api-model';
import {CommandError} from '../command/runCommand';
import {isAddress, toShownAddress} from './address';
import {checkOutSource, isGitSource} from './checkOutSource';
import {gatherSources, type GatherOptions, STANDARD_INPUT} from './gatherSources';

/** How to read a state of a schema. */
export interface StateOptions extends Omit<GatherOptions, 'input'> {
  /** Absolute; paths are relative to it. */
  readonly directory: string;
  readonly lenient: boolean;
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
  const {directory, lenient} = options;
  const isForeign = source === STANDARD_INPUT || isAddress(source);
  if (!isForeign && !isGitSource(source)) {
    return {...loadSchema({schema: source, lenient, directory}), hasFiles: true};
  }
  const folder = await mkdtemp(path.join(await realpath(tmpdir()), 'graphql-state-'));
  try {
    const schema = isForeign
      ? await writeSource(source, folder, options)
      : await checkOutSource(source, {folder, repository: directory});
    return {...loadSchema({schema, lenient, directory: folder}), hasFiles: !isForeign};
  } catch (error) {
    if (!(error instanceof ReportError)) throw error;
    throw new CommandError(`In ${toShown(source)}:\n${error.message}`);
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}

function toShown(source: string): string {
  if (source === STANDARD_INPUT) return 'standard input';
  return isAddress(source) ? toShownAddress(source) : source;
}

/** Writes what is not a file, and returns its name. */
async function writeSource(
  source: string,
  folder: string,
  options: StateOptions,
): Promise<readonly string[]> {
  const {schema, files} = await gatherSources([source], {
    ...options,
    input: process.stdin,
  });
  for (const {name, content} of files) await writeFile(path.join(folder, name), content);
  return schema;
}
