import {toResponseHeadersPolicy, toViewerRequestFunction} from './hosts/cloudFront';
import {toEdgeHeaders} from './hosts/edgeHeaders';
import {toFirebaseConfig} from './hosts/firebase';
import type {BuildFacts, ToHostFile} from './hosts/hostFile';
import {toNginxConfig} from './hosts/nginx';
import {toUploadScript} from './hosts/objectStore';
import {toVercelConfig} from './hosts/vercel';

/** The files for hosts, by their paths in deploy/generated. */
export const HOST_FILES: Readonly<Record<string, ToHostFile>> = {
  'nginx/site.conf': (facts) => toNginxConfig(facts),
  'edge/_headers': toEdgeHeaders,
  'vercel/vercel.json': toVercelConfig,
  'firebase/firebase.json': toFirebaseConfig,
  'cloudfront/response-headers-policy.json': toResponseHeadersPolicy,
  'cloudfront/viewer-request.js': toViewerRequestFunction,
  'object-store/upload.sh': toUploadScript,
};

/** Common servers refuse answers whose headers have more than 8 KB. */
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
