import {ReportError, toLine, toLines} from 'graphql-api-model';

/** An error for the user of a command; its message is logged without a stack. */
export class CommandError extends Error {
  constructor(message: string) {
    super(toLines(message));
  }
}

/** Errors of the file system that a user can fix. */
const FILE_ERRORS: Readonly<Record<string, string>> = {
  ELOOP: 'its links lead in a circle. Use another folder',
  EACCES: 'this user may not do that. Use another folder, or change its rights',
  EDQUOT: 'your share of the disk is used up. Free some space and try again',
  EEXIST: 'it exists already. Move it elsewhere and try again',
  ENAMETOOLONG: 'the name is too long. Use a shorter one',
  ENOSPC: 'the disk is full. Free some space and try again',
  ENOTDIR: 'a part of the path is not a folder. Use another folder',
  EPERM: 'the system does not allow it. Use another folder',
  EROFS: 'the file system is read-only. Use another folder',
};

/** What a system says that makes no folder in a place, such as /proc. */
const NO_FOLDER = 'no folder can be created there. Use another folder';

type FileError = NodeJS.ErrnoException & {readonly dest?: string};

/** The message of an error that a user can fix; undefined for a mistake of the code. */
export function describeError(error: unknown): string | undefined {
  if (error instanceof CommandError || error instanceof ReportError) return error.message;
  return error instanceof Error ? describeFileError(error) : undefined;
}

/** One line for an error of the file system that a user can fix; undefined for others. */
function describeFileError({
  code = '',
  syscall,
  ...paths
}: FileError): string | undefined {
  // The destination of a copy.
  const path = paths.dest ?? paths.path;
  const isNoFolder = code === 'ENOENT' && syscall === 'mkdir';
  const reason = isNoFolder ? NO_FOLDER : FILE_ERRORS[code];
  if (reason === undefined || syscall === undefined) return undefined;
  const what = path === undefined ? 'write' : `use ${path}`;
  return toLine(`Could not ${what}: ${reason} (${code}).`);
}
