import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {SwizzleConfig} from '@docusaurus/types';
import {globSync} from 'tinyglobby';

const THEME = fileURLToPath(new URL('theme', import.meta.url));

/** For `docusaurus swizzle`: any component may be replaced, for it gets complete props and prints them. */
export const swizzleConfig: SwizzleConfig = {
  components: Object.fromEntries(
    globSync('**/index.*', {cwd: THEME}).map((file) => [
      path.dirname(file),
      {actions: {wrap: 'safe', eject: 'safe'}},
    ]),
  ),
};
