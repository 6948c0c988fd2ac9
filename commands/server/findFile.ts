import type {IncomingMessage} from 'node:http';
import Negotiator from 'negotiator';
import {belowBaseUrl} from './baseUrl';
import {contentType} from './contentType';
import {loadFile, type LoadedFile} from './loadFile';
import type {Site} from './siteReader';
import {toCandidates} from './toCandidates';

const NOT_FOUND_PAGE = '/404.html';
/** The files that the build precompressed, best first, by what HTTP calls them. */
const SUFFIXES: Readonly<Record<string, string>> = {br: '.br', gzip: '.gz', identity: ''};
const ENCODINGS = Object.keys(SUFFIXES);

export interface FoundFile {
  readonly status: 200 | 404;
  readonly file: LoadedFile;
  /** Its path below the base URL. */
  readonly address: string;
  readonly type: string;
  /** As `Content-Encoding` says it. */
  readonly encoding: string;
  /** What allows the scripts in the pages of its site. */
  readonly hashes: readonly string[] | undefined;
}

/** The file that answers a path: the page or file itself, else the not-found page if there is one. */
export async function findFile(
  site: Site,
  pathname: string,
  request: IncomingMessage,
): Promise<FoundFile | undefined> {
  const below = belowBaseUrl(site.baseUrl, pathname);
  const candidates = below === undefined ? [] : toCandidates(below);
  const found = candidates.find((candidate) => site.files.has(candidate));
  const address = found ?? NOT_FOUND_PAGE;
  const encoding = chooseEncoding(site, address, request);
  const file = site.files.get(`${address}${SUFFIXES[encoding] ?? ''}`);
  if (file === undefined) {
    return undefined;
  }
  return {
    status: found === undefined ? 404 : 200,
    file: await loadFile(file, site.cache),
    address,
    type: contentType(address),
    encoding,
    hashes: site.hashes,
  };
}

/** A reader who refuses even the plain file gets it all the same: RFC 9110, 12.5.3. */
function chooseEncoding(site: Site, address: string, request: IncomingMessage): string {
  const available = ENCODINGS.filter((each) => site.files.has(address + SUFFIXES[each]!));
  // The library takes `q` for a weight, but not `Q`, which HTTP allows.
  const accepted = request.headers['accept-encoding']?.toLowerCase();
  const negotiator = new Negotiator({headers: {'accept-encoding': accepted}});
  return negotiator.encoding(available, {preferred: ENCODINGS}) ?? 'identity';
}
