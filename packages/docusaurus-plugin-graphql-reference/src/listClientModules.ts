import {codeFrameModules, codeTabsModules} from 'docusaurus-theme-static-code';
import type {PluginOptions} from './options/options';

/** The styles and scripts of the pages. */
export function listClientModules({
  hoverCards,
  requests,
}: PluginOptions): readonly string[] {
  return [
    ...codeFrameModules(),
    ...(requests === false
      ? []
      : [...codeTabsModules(), './css/requests.css', './client/findSizes']),
    './css/reference.css',
    './client/sidebarPosition',
    './client/loadOnClick',
    ...(hoverCards ? ['./client/hoverCards'] : []),
  ];
}
