import path from 'node:path';
import {fileURLToPath} from 'node:url';

/** The folders of the repository that commands work on, as absolute paths. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');
export const SITE = path.join(ROOT, 'site');
export const BUILD = path.join(SITE, 'build');
