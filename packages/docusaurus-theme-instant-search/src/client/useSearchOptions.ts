import {usePluginData} from '@docusaurus/useGlobalData';
import type {PluginOptions} from '../options';

/** What the plugin hands to the browser. */
export type SearchOptions = Pick<PluginOptions, 'fallback' | 'startingPoints'>;

export function useSearchOptions(): SearchOptions {
  return usePluginData('docusaurus-theme-instant-search') as SearchOptions;
}
