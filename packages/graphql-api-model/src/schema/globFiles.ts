import {lstatSync, readdirSync, realpathSync} from 'node:fs';
import {globSync, type GlobOptions} from 'tinyglobby';
import {describeExcess, getLimits} from './limits';
import {SchemaError} from './SchemaError';

/**
 * Finds the files that match globs. Links to folders are not followed: they may lead out of what
 * someone else has written, and in circles. Throws SchemaError for too many files and folders.
 *
 * @param subject - What has the globs, in messages: `The schema "api"`.
 */
export function globFiles(
  patterns: string | readonly string[],
  options: Pick<GlobOptions, 'absolute' | 'cwd' | 'expandDirectories' | 'ignore'>,
  subject: string,
): readonly string[] {
  const most = getLimits().entries;
  let entries = 0;
  const files = globSync(patterns, {
    ...options,
    // A file system where a link is a file, whatever it leads to.
    fs: {
      statSync: lstatSync,
      realpathSync: new Proxy(realpathSync, {
        apply: (_, _self, [file]: unknown[]) => file,
      }),
      readdirSync: new Proxy(readdirSync, {
        apply(read, self, args: readonly unknown[]) {
          // tinyglobby would ignore an error.
          const found: unknown = entries > most ? [] : Reflect.apply(read, self, args);
          if (Array.isArray(found)) entries += found.length;
          return found;
        },
      }),
    },
  });
  if (entries > most) throw new SchemaError(describeExcess(subject, 'entries'));
  return files;
}
