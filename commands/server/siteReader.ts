import {statSync} from 'node:fs';
import {hashScriptsOf} from '../../deploy/headers/hashScripts';
import {listFiles} from './listFiles';
import {createFileCache, type FileCache} from './loadFile';

/** The files of a build, as they were when the list was made. */
export interface Site {
  readonly files: ReadonlyMap<string, string>;
  /** What allows the scripts in its pages; see deploy/headers. */
  readonly hashes: readonly string[];
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
  const hashes = await hashScriptsOf(pages.map(([, file]) => file));
  if (identify(directory) !== identity) {
    const message = `${directory} was replaced while it was listed.`;
    throw Object.assign(new Error(message), {code: 'ENOENT'});
  }
  return {files, hashes, cache: createFileCache()};
}

/** Tells a directory from another one of the same name. */
function identify(directory: string): string {
  const {dev, ino, birthtimeMs} = statSync(directory);
  return `${dev} ${ino} ${birthtimeMs}`;
}
