import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {SwizzleConfig} from '@docusaurus/types';
import {globSync} from 'tinyglobby';

const THEME = fileURLToPath(new URL('theme', import.meta.url));

/**
 * For `docusaurus swizzle`: any component may be replaced, for it gets complete props and prints them. What is beside
 * the component of a kind of section is no component.
 */
export const swizzleConfig: SwizzleConfig = {
  components: Object.fromEntries(
    globSync('**/{index,section}.*', {cwd: THEME}).map((file) => {
      const {dir, name} = path.parse(file);
      const action = name === 'index' ? 'safe' : 'forbidden';
      const component = name === 'index' ? dir : path.posix.join(dir, name);
      return [component, {actions: {wrap: action, eject: action}}];
    }),
  ),
};
