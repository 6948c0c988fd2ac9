import {statSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {
  hashScripts,
  isMadeForPolicy,
  readScripts,
} from '../../deploy/headers/hashScripts';
import {findBaseUrl} from './baseUrl';
import {listFiles} from './listFiles';
import {createFileCache, type FileCache} from './loadFile';

/** The files of a build, as they were when the list was made. */
export interface Site {
  readonly files: ReadonlyMap<string, string>;
  /** The path that it was built for, with a slash at both ends. */
  readonly baseUrl: string;
  /** What allows the scripts in its pages; nothing for a site that no policy was made for. */
  readonly hashes: readonly string[] | undefined;
  readonly cache: FileCache;
}

export interface SiteReader {
  /** The build that stands in the directory now; throws ENOENT while there is none. */
  readonly read: () => Promise<Site>;
  /** Says that the list was found to be wrong; the next `read` makes another. */
  readonly discard: (site: Site) => void;
}

interface Reading {
  readonly identity: string;
  readonly promise: Promise<Site>;
  site?: Site;
}

/** Lists a directory once, and again when another one has taken its place. */
export function siteReader(directory: string): SiteReader {
  let current: Reading | undefined;
  return {
    read: async () => {
      const identity = identify(directory);
      if (current?.identity === identity) {
        return current.promise;
      }
      const reading: Reading = {identity, promise: readSite(directory, identity)};
      current = reading;
      try {
        reading.site = await reading.promise;
        return reading.site;
      } catch (error) {
        if (current === reading) current = undefined;
        throw error;
      }
    },
    discard: (site) => {
      if (current?.site === site) current = undefined;
    },
  };
}

async function readSite(directory: string, identity: string): Promise<Site> {
  const files = await listFiles(directory);
  const pages = [...files].filter(([address]) => address.endsWith('.html'));
  const scripts = await readScripts(
    pages.map(([, file]) => file),
    readPage,
  );
  const home = files.get('/index.html');
  const baseUrl = home === undefined ? '/' : findBaseUrl(await readPage(home));
  const hashes = isMadeForPolicy(scripts) ? hashScripts(scripts) : undefined;
  if (identify(directory) !== identity) {
    const message = `${directory} was replaced while it was listed.`;
    throw Object.assign(new Error(message), {code: 'ENOENT'});
  }
  return {files, baseUrl, hashes, cache: createFileCache()};
}

/** A page that is closed to us is closed to readers, and is no reason to keep others from them. */
async function readPage(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    const {code = ''} = error as NodeJS.ErrnoException;
    if (code === 'EACCES' || code === 'EPERM') return '';
    throw error;
  }
}

/** Tells a directory from another one of the same name. */
function identify(directory: string): string {
  const {dev, ino, birthtimeMs} = statSync(directory);
  return `${dev} ${ino} ${birthtimeMs}`;
}
