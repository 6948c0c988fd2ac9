import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Size under brotli's slowest setting, which is what a build that precompresses its files sends. */
export async function brotliBytes(content: Buffer): Promise<number> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return (await toBrotli(content, {params})).length;
}

export async function gzipBytes(content: Buffer): Promise<number> {
  return (await toGzip(content, {level: 9})).length;
}
