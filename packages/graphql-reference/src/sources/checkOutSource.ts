import path from 'node:path';
import {CommandError} from 'graphql-samples/command';
import {runProcess} from '../command/processes';

const SOURCE = /^git:(?<ref>[^:]*):(?<path>.*)$/s;
const OPTIONS = [
  // A hook of the repository is for its owner's own work.
  ...['-c', 'core.hooksPath=/dev/null'],
  // A link of a revision becomes a file that contains where it leads.
  ...['-c', 'core.symlinks=false'],
];
/** A link with the name of a schema file, as git lists it. */
const LINK =
  /(?:^|\0)120000 \S+ \d\t(?<link>[^\0]*\.(?:graphqls?|gql|sdl|json)(?:\.gz)?)\0/;
const EXPECTED =
  'Write git:<ref>:<path>, such as git:main:api/schema.graphql; the path begins at the root of the repository.';

/** Whether a source is a file, folder or glob of a revision: `git:main:api/schema.graphql`. */
export function isGitSource(source: string): boolean {
  return source.startsWith('git:');
}

/**
 * Writes the files of a revision into a folder, where they have the paths of the repository.
 *
 * @param source - `git:<ref>:<path>`.
 * @param repository - A folder of the repository.
 * @returns The path, relative to the folder.
 * @throws CommandError when git cannot find them.
 */
export async function checkOutSource(
  source: string,
  {folder, repository}: {readonly folder: string; readonly repository: string},
): Promise<string> {
  const {ref = '', path: file = ''} = SOURCE.exec(source)?.groups ?? {};
  // Git would take a reference that begins with a dash for an option.
  if (ref === '' || ref.startsWith('-') || file === '') {
    throw new CommandError(`"${source}" names no file of a revision. ${EXPECTED}`);
  }
  const git = (...args: readonly string[]) =>
    runProcess('git', [...OPTIONS, `--work-tree=${folder}`, ...args], {
      cwd: repository,
      // The repository's own index stays as it is.
      env: {GIT_INDEX_FILE: path.join(folder, '.index')},
      output: 'capture',
    }).catch((error: unknown) => ({code: 1, output: String(error)}));
  const {code, output} = await git(
    'checkout',
    '--quiet',
    ref,
    '--',
    `:(top,glob)${file}`,
  );
  if (code !== 0) {
    throw new CommandError(
      `"${source}" cannot be read: ${output.trim()}\n${EXPECTED} A revision of a server must be fetched first.`,
    );
  }
  const {output: listed} = await git('ls-files', '--stage', '-z');
  const {link} = LINK.exec(listed)?.groups ?? {};
  if (link === undefined) return file;
  throw new CommandError(
    `"${source}" contains the link "${link}", and no link of a revision is followed. Name the file that it leads to.`,
  );
}
