import {REVALIDATED, toResponseHeaders} from '../headers/responseHeaders';
import {NOTICE} from './hostFile';

/**
 * A script that copies a release into a bucket. There is no single step in which all files change
 * there, so their order keeps the site whole: what pages load comes first, what is gone goes last.
 */
export function toUploadScript(): string {
  const hashed = {pathname: '/assets/x', status: 200, isSecure: true};
  const {'Cache-Control': immutable = ''} = toResponseHeaders(hashed, []);
  return `#!/bin/sh
# ${NOTICE}
# upload.sh <folder of the release> <bucket, such as s3://docs>
set -eu
folder=$1
bucket=$2
sync() {
  aws s3 sync "$@" --exclude '*.br' --exclude '*.gz' --exclude '.release.json' --no-progress
}

sync "$folder/assets" "$bucket/assets" --cache-control '${immutable}'
sync "$folder" "$bucket" --exclude 'assets/*' --exclude '*.html' --cache-control '${REVALIDATED}'
sync "$folder" "$bucket" --exclude '*' --include '*.html' --cache-control '${REVALIDATED}'
# The release holds the hashed files of earlier builds as long as their pages may be open.
sync "$folder" "$bucket" --delete
`;
}
