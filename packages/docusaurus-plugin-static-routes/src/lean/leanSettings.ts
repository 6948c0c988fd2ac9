import path from 'node:path';
import type {Rule} from '../collapse/writeCollapsed';
import {rewriteModule} from '../replaceModules';

/** The module in which Docusaurus gives pages the settings of the site. */
const MODULE = 'docusaurus.config.mjs';
/** Settings that only a build needs; they hold paths of the machine that it runs on. */
const BUILD_ONLY = ['plugins', 'themes', 'presets'] as const;

/**
 * The module with the settings of the site, without options of plugins; undefined where
 * Docusaurus generates something else than it did in version 3.9.2.
 */
export function withoutPluginOptions(source: string): string | undefined {
  const [, json] = /export default (\{.*\});?\s*$/s.exec(source) ?? [];
  if (json === undefined) return undefined;
  const settings = JSON.parse(json) as Record<string, unknown>;
  const none = BUILD_ONLY.filter((key) => key in settings).map((key) => [key, []]);
  const lean = {...settings, ...(Object.fromEntries(none) as object)};
  return `export default ${JSON.stringify(lean, null, 2)};\n`;
}

/** Bundler rules that give pages the settings of the site without options of plugins. */
export function leanSettings(generatedFilesDir: string): readonly Rule[] {
  const resource = path.join(generatedFilesDir, MODULE);
  return rewriteModule(resource, withoutPluginOptions, generatedFilesDir);
}
