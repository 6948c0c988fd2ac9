import {toEdgeHeaders} from './hosts/edgeHeaders';
import type {BuildFacts, ToHostFile} from './hosts/hostFile';
import {toNginxConfig} from './hosts/nginx';

/** The files for hosts, by their paths in deploy/generated. */
const HOST_FILES: Readonly<Record<string, ToHostFile>> = {
  'nginx/site.conf': (facts) => toNginxConfig(facts),
  _headers: toEdgeHeaders,
};

/** Common servers reject responses whose headers exceed 8 KB. */
const MOST_HASHES = 40;

/** The texts of `HOST_FILES` for a build, by the same paths. */
export function toHostFiles(facts: BuildFacts): Map<string, string> {
  const {length} = facts.hashes;
  if (length > MOST_HASHES) {
    throw new Error(
      `The build has ${length} different inline scripts, but a Content-Security-Policy header ` +
        `has room for ${MOST_HASHES}. Move scripts that differ from page to page into files.`,
    );
  }
  return new Map(
    Object.entries(HOST_FILES).map(([name, toText]) => [name, toText(facts)]),
  );
}
