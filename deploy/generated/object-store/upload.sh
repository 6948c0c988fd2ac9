#!/bin/sh
# Made by "npm run deploy:files" from deploy/headers. Do not edit.
# upload.sh <folder of the release> <bucket, such as s3://docs>
set -eu
folder=$1
bucket=$2
sync() {
  aws s3 sync "$@" --exclude '*.br' --exclude '*.gz' --exclude '.release.json' --no-progress
}

sync "$folder/assets" "$bucket/assets" --cache-control 'public, max-age=31536000, immutable'
sync "$folder" "$bucket" --exclude 'assets/*' --exclude '*.html' --cache-control 'no-cache'
sync "$folder" "$bucket" --exclude '*' --include '*.html' --cache-control 'no-cache'
# The release holds the hashed files of earlier builds as long as their pages may be open.
sync "$folder" "$bucket" --delete
