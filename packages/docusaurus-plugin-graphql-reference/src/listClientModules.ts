import {fileURLToPath} from 'node:url';
import {codeFrameModules, codeTabsModules} from 'docusaurus-theme-static-code';
import {globSync} from 'tinyglobby';
import type {PluginOptions} from './options/options';

/** The styles of the kinds of sections, each in the folder of its component. */
function listSectionStyles(): readonly string[] {
  const cwd = fileURLToPath(new URL('.', import.meta.url));
  const files = globSync('theme/GraphqlSection/*/styles.css', {cwd});
  return files.toSorted().map((file) => `./${file}`);
}

/** The styles and scripts of the pages. */
export function listClientModules({
  hoverCards,
  requests,
}: PluginOptions): readonly string[] {
  return [
    ...codeFrameModules(),
    ...(requests === false ? [] : [...codeTabsModules(), './client/findSizes']),
    './css/reference.css',
    ...listSectionStyles(),
    './client/sidebarPosition',
    './client/loadOnClick',
    ...(hoverCards ? ['./client/hoverCards'] : []),
  ];
}
